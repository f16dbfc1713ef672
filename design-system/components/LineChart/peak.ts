/** The highest known value and its index; none where nothing is known or all values are equal. Of equals the latest. */
export function peakOf(values: readonly (number | null)[]): { at: number; value: number } | null {
  const known = values.flatMap((value, at) => (value === null ? [] : [{ at, value }]))
  const [first] = known
  if (!first) return null
  const highest = known.reduce((best, point) => (point.value >= best.value ? point : best), first)
  return known.some(({ value }) => value !== highest.value) ? highest : null
}

/** For every gap between two known days, the indexes of those two. */
export const holesOf = (values: readonly (number | null)[]): { from: number; to: number }[] => {
  const known = values.flatMap((value, at) => (value === null ? [] : [at]))
  return known.slice(1).flatMap((to, before) => {
    const from = known[before] ?? to
    return to - from > 1 ? [{ from, to }] : []
  })
}
