import type { WeightedKey } from '@wasla/contract/generated/user-types.ts'

type Share = Pick<WeightedKey, 'key' | 'weight'>

/** Key of the share that sums up the rest, as the contract defines it. */
export const otherKey = 'other'

/** Returns the `most` largest shares, followed by one share for the rest. If a share already is a rest, it becomes part of the new rest. */
export function largest(shares: readonly Share[], most: number): readonly Share[] {
  const named = shares.filter(({ key }) => key !== otherKey).toSorted((one, other) => other.weight - one.weight)
  const shown = named.slice(0, most)
  const rest = shares.reduce((sum, { weight }) => sum + weight, 0) - shown.reduce((sum, { weight }) => sum + weight, 0)
  return rest > 0.000_5 ? [...shown, { key: otherKey, weight: rest }] : shown
}

/** Returns the shares in the order of `keys`. Unknown keys come last, in their original order. */
export const inOrder = (shares: readonly Share[], keys: readonly string[]): readonly Share[] => {
  const place = (key: string) => (keys.includes(key) ? keys.indexOf(key) : keys.length)
  return shares.toSorted((one, other) => place(one.key) - place(other.key))
}
