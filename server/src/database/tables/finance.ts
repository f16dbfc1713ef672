import type { AdjustmentStatus } from '@wasla/contract/wallet/adjustments/record.ts'
import type { Moment } from './values.ts'

/** Corrections of balances. `amount` in halalas, positive where the wallet gets it. */
export type WalletAdjustmentsTable = {
  id: string
  profile_id: string
  amount: number
  reason: string
  status: AdjustmentStatus
  /** Admins. */
  proposed_by: string
  decided_by: string | null
  idempotency_key: string
  created_at: Moment
  decided_at: Moment | null
  /** Of the ledger, once it is posted. */
  transaction_id: string | null
}
