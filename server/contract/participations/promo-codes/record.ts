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
