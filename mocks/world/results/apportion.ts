/**
 * Divides `total` into whole parts in proportion to the weights. The parts with the largest remainders get the leftover units, so that all
 * parts add up to the total.
 */
export function apportion(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((one, other) => one + other, 0)
  if (sum <= 0 || total <= 0) return weights.map(() => 0)
  const exact = weights.map((weight) => (total * weight) / sum)
  const parts = exact.map(Math.floor)
  const missing = total - parts.reduce((one, other) => one + other, 0)
  const byRemainder = exact
    .map((value, at) => ({ at, left: value - Math.floor(value) }))
    .toSorted((one, other) => other.left - one.left || one.at - other.at)
  for (const { at } of byRemainder.slice(0, missing)) parts[at] = (parts[at] ?? 0) + 1
  return parts
}
