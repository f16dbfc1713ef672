export type HoldStatus = 'held' | 'posted' | 'voided' | 'expired'

/** A reserved amount. A hold ends once: posted, voided or expired. */
export type HoldRecord = {
  /** The id of the transaction that opened the hold. */
  id: string
  /** The id of the account from which the amount was reserved. What is not posted returns to it. */
  sourceId: string
  /** The id of the account of kind `held` that has the amount while the hold is open. */
  heldId: string
  /** The reserved amount in halalas. */
  amount: number
  status: HoldStatus
  /** How much of the amount was posted, in halalas; 0 if the hold was voided or has expired. */
  postedAmount: number
  /** The id of the transaction that ended the hold; null while it is open. */
  endedBy: string | null
  /** When the hold expires, in milliseconds; null if it never does. */
  expiresAt: number | null
  createdAt: number
  endedAt: number | null
}
