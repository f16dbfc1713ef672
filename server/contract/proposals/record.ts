/** A proposal of a manager (`profileId`). Times are in milliseconds; `validUntil` is a day in Riyadh, the last one. */
export type ProposalRecord = {
  id: string
  profileId: string
  /** The last part of the page's address. Whoever knows it may read the page. */
  address: string
  title: string
  note: string | null
  brandName: string
  validUntil: string
  createdAt: number
  withdrawnAt: number | null
  firstSeenAt: number | null
  lastSeenAt: number | null
}

/** A chosen rate card; `price` is what the manager asks, in halalas, or null if the prices of the card apply. */
export type ChosenCard = { readonly rateCardId: string; readonly price: number | null }
export type ChosenTalent = { readonly profileId: string; readonly cards: readonly ChosenCard[] }

/** A proposal with its talents, in the manager's order. */
export type WholeProposal = ProposalRecord & { talents: readonly ChosenTalent[] }

/** A brand that opened a proposal while it was signed in. */
export type ProposalReaderRecord = { proposalId: string; profileId: string; firstAt: number; lastAt: number }

/** A brand's request that a talent (`profileId`) joins its program. A talent is asked into a program once. */
export type ProposalAskRecord = {
  id: string
  proposalId: string
  programId: string
  profileId: string
  brandId: string
  requestedAt: number
}
