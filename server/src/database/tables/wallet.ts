import type { ColumnType } from 'kysely'
import type { AdjustmentStatus } from '@wasla/contract/wallet/adjustments/record.ts'
import type { InvoiceKind } from '@wasla/contract/wallet/invoices/invoice.ts'
import type { PaymentMethod } from '@wasla/contract/wallet/payment-methods.ts'
import type { PaymentStatus } from '@wasla/contract/wallet/payment-status.ts'
import type { TopUpFailure } from '@wasla/contract/wallet/top-ups/record.ts'
import type { WalletChange } from '@wasla/contract/wallet/transactions/rows.ts'
import type { BeneficiaryType } from '@wasla/contract/wallet/withdrawal-accounts/record.ts'
import type { Moment } from './values.ts'

/** One row per profile. The money is in the ledger. */
export type WalletsTable = { id: string; profile_id: string; created_at: Moment }

/** `iban` is complete: only the store reads it, and everything outside the server shows only its mask. */
export type WithdrawalAccountsTable = {
  id: string
  profile_id: string
  type: BeneficiaryType
  address: string | null
  bank_address: string | null
  bank_name: string
  city: string | null
  country_id: string
  currency: 'SAR'
  iban: string
  mobile_number: string | null
  name_on_account: string
  swift_code: string
  created_at: Moment
  updated_at: Moment
  deleted_at: Moment | null
}

/** Amounts in halalas. */
type BillColumns = { subtotal: number; fee: number; vat: number }

export type WithdrawalsTable = BillColumns & {
  id: string
  profile_id: string
  account_id: string
  /** JSON of the bank account at the time of the withdrawal, because it may be changed or removed later. */
  sent_to: string
  hold_id: string
  status: PaymentStatus
  failure_reason: string | null
  /** JSON of the admins’ decisions. */
  approvals: string
  /** Number of required approvals, by the setting at the time of the withdrawal. */
  approvals_needed: number
  idempotency_key: string
  created_at: Moment
  settled_at: Moment | null
  /** One bit for each flag. */
  flags: ColumnType<number, number | undefined, number>
}

export type TopUpsTable = BillColumns & {
  id: string
  profile_id: string
  status: PaymentStatus
  payment_method: PaymentMethod
  gateway: string
  gateway_reference: string | null
  checkout_url: string | null
  return_url: string
  failure_reason: TopUpFailure | null
  idempotency_key: string
  /**
   * Checks at the gateway (P-08): the number by the timer, the number since the last answer, the time of the next, and the time of the
   * last.
   */
  looks: number
  silent_looks: number
  next_look_at: Moment | null
  looked_at: Moment | null
  /** Time until which only one process may open the payment at the gateway (F22). */
  opening_until: Moment | null
  created_at: Moment
  settled_at: Moment | null
}

/** Refunds of a credited top-up. `id` is its transaction in the ledger. */
export type TopUpReturnsTable = BillColumns & { id: string; top_up_id: string; taken: number; at: Moment }

/** Transactions in the wallet’s list. */
export type WalletTransactionsTable = {
  id: string
  profile_id: string
  change: WalletChange['change']
  /** Id of the top-up, withdrawal, program or adjustment. */
  source_id: string
  /** JSON of a change that has no table of its own. */
  detail: string | null
  /** One bit for each type of the transaction and its lines. */
  types: number
  net_amount: number
  at: Moment
}

/** Payments of a payout to its participants, in halalas. `transaction_id` is the payout in the brand’s list. */
export type ProgramPaymentsTable = { transaction_id: string; profile_id: string; amount: number }

/** `transaction_id` is the transaction of the wallet’s list. */
export type InvoicesTable = {
  kind: InvoiceKind
  year: string
  sequence: number
  transaction_id: string
  fee: number
  vat: number
  issued_at: Moment
}

/** The last number given. The row is locked until the transaction that took the number has committed, so that no number is skipped. */
export type InvoiceCountsTable = { kind: InvoiceKind; year: string; last: number }

/** Totals of a gateway on a day, `YYYY-MM-DD` in Riyadh. Amounts are in halalas. */
export type ReconciliationsTable = { day: string; gateway: string; theirs: number; ours: number; checked_at: Moment }

/** A payment file for the bank. `total` is in halalas. */
export type BankFilesTable = { id: string; made_at: Moment; count: number; total: number }

/** A withdrawal is in one bank file only, so that it is paid once. */
export type BankFileLinesTable = { withdrawal_id: string; file_id: string }

/** Corrections of balances. `amount` is in halalas, positive if the wallet receives it. */
export type WalletAdjustmentsTable = {
  id: string
  profile_id: string
  amount: number
  reason: string
  status: AdjustmentStatus
  /** Ids of admins. */
  proposed_by: string
  decided_by: string | null
  idempotency_key: string
  created_at: Moment
  decided_at: Moment | null
  /** Id of the ledger’s transaction, once it is posted. */
  transaction_id: string | null
}
