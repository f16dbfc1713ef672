export type Trend = 'up' | 'down' | 'same'
export type Meaning = 'good' | 'bad' | 'neutral'

/** The direction of a change and whether it is welcome. Less than a tenth of a per cent is no change, because it would be written as 0. */
export function trendOf(change: number, isLessBetter: boolean): { trend: Trend; meaning: Meaning } {
  if (!Number.isFinite(change) || Math.abs(change) < 0.0005) return { trend: 'same', meaning: 'neutral' }
  const trend = change > 0 ? 'up' : 'down'
  return { trend, meaning: change > 0 !== isLessBetter ? 'good' : 'bad' }
}
