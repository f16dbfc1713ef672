import { interests } from '../../reference/interests.ts'

const bitOf: ReadonlyMap<string, number> = new Map(interests.map(({ id }, at) => [id, 2 ** at]))

/**
 * Interests as one number, a bit for each by its place in the list of all: what an index compares in one step. The list is only ever added
 * to at its end, up to 52 of them; unknown ids count for nothing.
 */
export const interestBits = (ids: readonly string[]): number => [...new Set(ids)].reduce((sum, id) => sum + (bitOf.get(id) ?? 0), 0)
