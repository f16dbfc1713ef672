const adjustmentStatuses = ['Proposed', 'Posted', 'Rejected'] as const
export type AdjustmentStatus = (typeof adjustmentStatuses)[number]

/** A correction of a wallet's balance, proposed by one admin and decided by another. Moments in milliseconds. */
export type AdjustmentRecord = {
  id: string
  profileId: string
  /** The amount in halalas, never zero: positive if the wallet gets money, negative if the wallet gives money. */
  amount: number
  reason: string
  status: AdjustmentStatus
  /** Ids of admins. */
  proposedBy: string
  decidedBy: string | null
  idempotencyKey: string
  createdAt: number
  decidedAt: number | null
  /** The ledger's transaction, once the adjustment is posted. */
  transactionId: string | null
}
