/** Returns the highest known value and its latest index; null if no value is known or all values are equal. */
export function peakOf(values: readonly (number | null)[]): { at: number; value: number } | null {
  const known = values.flatMap((value, at) => (value === null ? [] : [{ at, value }]))
  const [first] = known
  if (!first) return null
  const highest = known.reduce((best, point) => (point.value >= best.value ? point : best), first)
  return known.some(({ value }) => value !== highest.value) ? highest : null
}

/** Returns the indexes of the two known days around every gap. */
export const holesOf = (values: readonly (number | null)[]): { from: number; to: number }[] => {
  const known = values.flatMap((value, at) => (value === null ? [] : [at]))
  return known.slice(1).flatMap((to, before) => {
    const from = known[before] ?? to
    return to - from > 1 ? [{ from, to }] : []
  })
}
