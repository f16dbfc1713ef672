export type Slice = { from: number; to: number }

/** What a value adds to a stack: a gap or a negative number adds nothing. */
const amount = (value: number | null | undefined) =>
  value !== null && value !== undefined && Number.isFinite(value) ? Math.max(0, value) : 0

/** For every category, the start and end of each series in its stack. */
export const stackUp = (series: readonly (readonly (number | null)[])[], count: number): Slice[][] =>
  Array.from({ length: count }, (_, at) => {
    let top = 0
    return series.map((values) => {
      const from = top
      top += amount(values[at])
      return { from, to: top }
    })
  })

/** The sum of all values that are known. */
export const total = (values: readonly (number | null)[]): number => values.reduce((sum: number, value) => sum + amount(value), 0)

/**
 * Shares of one whole, 0..1, as they are drawn: a negative share counts as zero; shares that add up to more than the whole are shrunk
 * to fit; where they add up to less, the rest of the whole stays empty.
 */
export function fitShares(shares: readonly number[]): number[] {
  const sum = total(shares)
  return shares.map((share) => amount(share) / Math.max(1, sum))
}
