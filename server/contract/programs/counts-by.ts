/** Ways in which results of a program come: by tracking links, by codes, or by both. A program that counts clicks has links only. */
export const countsByWays = ['LINKS', 'CODES', 'LINKS_AND_CODES'] as const
export type CountsBy = (typeof countsByWays)[number]

/** Returns whether a program counts what its participants’ codes bring. */
export const countsCodes = (countsBy: CountsBy): boolean => countsBy !== 'LINKS'
/** Returns whether a program counts what its participants’ links bring. */
export const countsLinks = (countsBy: CountsBy): boolean => countsBy !== 'CODES'
