import { interests } from '../../reference/interests.ts'

const bitOf: ReadonlyMap<string, number> = new Map(interests.map(({ id }, at) => [id, 2 ** at]))

/**
 * Returns interests as one number with a bit each, by their place in the list, which an index compares in one step. The list may only grow
 * at its end, up to 52; unknown ids are ignored.
 */
export const interestBits = (ids: readonly string[]): number => [...new Set(ids)].reduce((sum, id) => sum + (bitOf.get(id) ?? 0), 0)
