export type Trend = 'up' | 'down' | 'same'
export type Meaning = 'good' | 'bad' | 'neutral'

/**
 * Returns the direction of a change and whether it is good. A change below 0.05 per cent counts as no change, because it would be written
 * as 0.
 */
export function trendOf(change: number, isLessBetter: boolean): { trend: Trend; meaning: Meaning } {
  if (!Number.isFinite(change) || Math.abs(change) < 0.0005) return { trend: 'same', meaning: 'neutral' }
  const trend = change > 0 ? 'up' : 'down'
  return { trend, meaning: change > 0 !== isLessBetter ? 'good' : 'bad' }
}
