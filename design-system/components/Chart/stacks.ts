export type Slice = { from: number; to: number }

/** What counts in a stack: numbers above zero; a gap or a loss takes no room. */
const amount = (value: number | null | undefined) =>
  value !== null && value !== undefined && Number.isFinite(value) ? Math.max(0, value) : 0

/** For every category, where each series begins and ends in its stack. */
export const stackUp = (series: readonly (readonly (number | null)[])[], count: number): Slice[][] =>
  Array.from({ length: count }, (_, at) => {
    let top = 0
    return series.map((values) => {
      const from = top
      top += amount(values[at])
      return { from, to: top }
    })
  })

/** Sum of what is known. */
export const total = (values: readonly (number | null)[]): number => values.reduce((sum: number, value) => sum + amount(value), 0)

/**
 * Shares of one whole, 0..1, as they are drawn: what is below nothing counts as nothing; what adds up to more than the whole is shrunk
 * to fit; what adds up to less leaves the rest of the whole empty.
 */
export function fitShares(shares: readonly number[]): number[] {
  const sum = total(shares)
  return shares.map((share) => amount(share) / Math.max(1, sum))
}
