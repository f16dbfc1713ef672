export type HoldStatus = 'held' | 'posted' | 'voided' | 'expired'

/** An amount that is held until it is decided what happens to it. It ends once. */
export type HoldRecord = {
  /** The id of the transaction that opened it. */
  id: string
  /** The account it came from, to which the rest that is not posted returns. */
  sourceId: string
  /** The account of kind `held` that holds it meanwhile. */
  heldId: string
  /** In halalas. */
  amount: number
  status: HoldStatus
  /** How much of it was posted, in halalas; 0 if it ended otherwise. */
  postedAmount: number
  /** The transaction that ended it. */
  endedBy: string | null
  /** When it expires, in milliseconds; null if it does not. */
  expiresAt: number | null
  createdAt: number
  endedAt: number | null
}
