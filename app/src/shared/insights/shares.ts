import type { WeightedKey } from '@wasla/contract/generated/user-types.ts'

type Share = Pick<WeightedKey, 'key' | 'weight'>

/** The rest, by the key the contract gives it. */
export const otherKey = 'other'

/**
 * The largest shares, and everything behind them as one at the end: a list that is read, not searched. What was the rest already
 * is part of the new rest.
 */
export function largest(shares: readonly Share[], most: number): readonly Share[] {
  const named = shares.filter(({ key }) => key !== otherKey).toSorted((one, other) => other.weight - one.weight)
  const shown = named.slice(0, most)
  const rest = shares.reduce((sum, { weight }) => sum + weight, 0) - shown.reduce((sum, { weight }) => sum + weight, 0)
  return rest > 0.000_5 ? [...shown, { key: otherKey, weight: rest }] : shown
}

/** Shares in the order of the keys; keys nobody knows come last, as they came. */
export const inOrder = (shares: readonly Share[], keys: readonly string[]): readonly Share[] => {
  const place = (key: string) => (keys.includes(key) ? keys.indexOf(key) : keys.length)
  return shares.toSorted((one, other) => place(one.key) - place(other.key))
}
