import { interests } from '../../reference/interests.ts'

const bitOf: ReadonlyMap<string, number> = new Map(interests.map(({ id }, at) => [id, 2 ** at]))

/**
 * Returns a number with one bit per interest, so that an index compares all interests in one step. A bit's position is the interest's place
 * in the list. The list may only grow at its end, up to 52 interests; unknown ids are ignored.
 */
export const interestBits = (ids: readonly string[]): number => [...new Set(ids)].reduce((sum, id) => sum + (bitOf.get(id) ?? 0), 0)
