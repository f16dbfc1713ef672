/** Ways in which results of a program come: by tracking links, by codes, or by both. A program that counts clicks has links only. */
export const countsByWays = ['LINKS', 'CODES', 'LINKS_AND_CODES'] as const
export type CountsBy = (typeof countsByWays)[number]

/** Returns whether a program counts what its participants’ codes bring. */
export const countsCodes = (countsBy: CountsBy): boolean => countsBy !== 'LINKS'
/** Returns whether a program counts what its participants’ links bring. */
export const countsLinks = (countsBy: CountsBy): boolean => countsBy !== 'CODES'

/**
 * A code of a participation. It never changes and is never given to anybody else, because people remember codes. A participation gets a
 * generated code when it begins, and may choose one more, once; both count.
 */
export type PromoCodeRecord = {
  programId: string
  profileId: string
  /** The brand. Codes are unique among all programs of a brand, so that one field of its shop names one participant. */
  ownerId: string
  code: string
  isChosen: boolean
  createdAt: number
}
