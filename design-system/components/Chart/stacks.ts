export type Slice = { from: number; to: number }

/** Returns what a value adds to a stack; a gap or a negative number adds nothing. */
const amount = (value: number | null | undefined) =>
  value !== null && value !== undefined && Number.isFinite(value) ? Math.max(0, value) : 0

/** Returns the start and end of each series in the stack of every category. */
export const stackUp = (series: readonly (readonly (number | null)[])[], count: number): Slice[][] =>
  Array.from({ length: count }, (_, at) => {
    let top = 0
    return series.map((values) => {
      const from = top
      top += amount(values[at])
      return { from, to: top }
    })
  })

/** Returns the sum of all known values. */
export const total = (values: readonly (number | null)[]): number => values.reduce((sum: number, value) => sum + amount(value), 0)

/**
 * Returns the shares of one whole, 0..1, as they are drawn. Negative shares are zero. Shares that add up to more than the whole shrink to
 * fit. Shares that add up to less leave a part of the whole empty.
 */
export function fitShares(shares: readonly number[]): number[] {
  const sum = total(shares)
  return shares.map((share) => amount(share) / Math.max(1, sum))
}
