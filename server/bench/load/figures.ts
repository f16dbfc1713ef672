/** Returns the smallest of the sorted values that at least this part of them does not exceed. Returns 0 if there are no values. */
export const quantile = (sorted: readonly number[], part: number): number => sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0

/** Returns the values in ascending order. */
export const sortedOf = (values: readonly number[]): number[] => values.toSorted((one, other) => one - other)

const hour = 3_600_000

/** A value at a time, in milliseconds. */
export type Point = { readonly at: number; readonly value: number }

/** How much a value grows in an hour, and the standard error of that. */
export type Slope = { readonly perHour: number; readonly error: number }

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Returns the slope of the line through points by least squares. Its error says how far chance alone moves it: a short run with uneven
 * values has a large one. Throws if there are fewer than three points, or if all have the same time.
 */
export function slopeOf(points: readonly Point[]): Slope {
  const [middle, level] = [mean(points.map(({ at }) => at)), mean(points.map(({ value }) => value))]
  const around = points.map(({ at, value }) => ({ hours: (at - middle) / hour, above: value - level }))
  const spread = around.reduce((sum, { hours }) => sum + hours * hours, 0)
  if (points.length < 3 || spread === 0) throw new Error('A slope needs three values at different times')
  const perHour = around.reduce((sum, { hours, above }) => sum + hours * above, 0) / spread
  const rest = around.reduce((sum, { hours, above }) => sum + (above - perHour * hours) ** 2, 0)
  return { perHour, error: Math.sqrt(rest / (points.length - 2) / spread) }
}
