/**
 * Times in ms of the page's own thread, so that other work of the machine does not count. `layout` is style and layout, a part of `total`.
 */
export type Time = { total: number; layout: number }
export type Round = { mount: Time; update: Time }

/** Returns the median. Throws if there are no values. */
export function median(values: readonly number[]): number {
  const found = values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)]
  if (found === undefined) throw new Error('Nothing was measured.')
  return found
}

/** Medians of one step in ms; `scriptRatio` is the ratio without style and layout. */
export type Line = { what: keyof Round; ours: number; bare: number; ratio: number; scriptRatio: number }

/** Returns medians and ratios of mount and update of one case. */
export const summary = (ours: readonly Round[], bare: readonly Round[]): Line[] =>
  (['mount', 'update'] as const).map((what) => {
    const total = (rounds: readonly Round[]) => median(rounds.map((round) => round[what].total))
    const script = (rounds: readonly Round[]) => median(rounds.map((round) => round[what].total - round[what].layout))
    return { what, ours: total(ours), bare: total(bare), ratio: total(ours) / total(bare), scriptRatio: script(ours) / script(bare) }
  })
