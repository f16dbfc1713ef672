export type HoldStatus = 'held' | 'posted' | 'voided' | 'expired'

/** An amount that was moved aside until it is known what becomes of it. It ends once. */
export type HoldRecord = {
  /** The id of the transaction that opened it. */
  id: string
  /** Where the amount came from, and where what is not posted goes back to. */
  sourceId: string
  /** Where it lies meanwhile: an account of the kind `held`. */
  heldId: string
  /** In halalas. */
  amount: number
  status: HoldStatus
  /** How much of it went on, in halalas; 0 unless it was posted. */
  postedAmount: number
  /** The transaction that ended it. */
  endedBy: string | null
  /** From this moment it is over; null where it waits for as long as it takes. */
  expiresAt: number | null
  createdAt: number
  endedAt: number | null
}
