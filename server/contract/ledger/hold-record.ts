export type HoldStatus = 'held' | 'posted' | 'voided' | 'expired'

/** A reserved amount. A hold ends once: posted, voided or expired. */
export type HoldRecord = {
  /** The id of the transaction that opened the hold. */
  id: string
  /** The id of the account from which the amount was reserved. The part that is not posted returns to this account. */
  sourceId: string
  /** The id of the account to which the amount belongs while the hold is open. Its kind is `held`. */
  heldId: string
  /** The reserved amount in halalas. */
  amount: number
  status: HoldStatus
  /** The posted part of the amount, in halalas; 0 if the hold is open, voided or expired. */
  postedAmount: number
  /** The id of the transaction that ended the hold; null while it is open. */
  endedBy: string | null
  /** Time at which the hold expires, in milliseconds; null if it never expires. */
  expiresAt: number | null
  createdAt: number
  endedAt: number | null
}
