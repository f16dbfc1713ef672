import type { AdjustmentStatus } from '@wasla/contract/wallet/adjustments/record.ts'
import type { Moment } from './values.ts'

/** A day of a gateway, `YYYY-MM-DD` in Riyadh. Amounts in halalas. */
export type ReconciliationsTable = { day: string; gateway: string; theirs: number; ours: number; checked_at: Moment }

/** A file of payments for the bank, by its name; `total` in halalas. */
export type BankFilesTable = { id: string; made_at: Moment; count: number; total: number }

/** A withdrawal is given to the bank in one file, so that it is paid once. */
export type BankFileLinesTable = { withdrawal_id: string; file_id: string }

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
