export const adjustmentStatuses = ['Proposed', 'Posted', 'Rejected'] as const
export type AdjustmentStatus = (typeof adjustmentStatuses)[number]

/** A correction of a wallet's balance, proposed by one admin and decided by another. Moments in milliseconds. */
export type AdjustmentRecord = {
  id: string
  profileId: string
  /** In halalas, never zero: positive where the wallet gets it, negative where it gives it. */
  amount: number
  reason: string
  status: AdjustmentStatus
  /** Ids of admins. */
  proposedBy: string
  decidedBy: string | null
  idempotencyKey: string
  createdAt: number
  decidedAt: number | null
  /** Of the ledger, once it is posted. */
  transactionId: string | null
}
