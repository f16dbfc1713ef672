import type { ColumnType } from 'kysely'
import type { AdjustmentStatus } from '@wasla/contract/wallet/adjustments/record.ts'
import type { InvoiceKind } from '@wasla/contract/wallet/invoices/invoice.ts'
import type { PaymentMethod } from '@wasla/contract/wallet/payment-methods.ts'
import type { PaymentStatus } from '@wasla/contract/wallet/payment-status.ts'
import type { TopUpFailure } from '@wasla/contract/wallet/top-ups/record.ts'
import type { WalletChange } from '@wasla/contract/wallet/transactions/rows.ts'
import type { BeneficiaryType } from '@wasla/contract/wallet/withdrawal-accounts/record.ts'
import type { Moment } from './values.ts'

/** One for each profile; its money is in the ledger. */
export type WalletsTable = { id: string; profile_id: string; created_at: Moment }

/** `iban` is whole: only the store reads it, and nothing that leaves the server shows more than its mask. */
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
  /** JSON of the bank account as it was when the money left for it: it may be changed or removed afterwards. */
  sent_to: string
  hold_id: string
  status: PaymentStatus
  failure_reason: string | null
  /** JSON of who said what. */
  approvals: string
  /** How many admins settle it, as the setting was when it began. */
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
  /** How often the timer has asked the gateway, how often since its last answer, when it asks next, and when anybody asked last (P-08). */
  looks: number
  silent_looks: number
  next_look_at: Moment | null
  looked_at: Moment | null
  /** Until when one process has it to itself to open it at the gateway (F22). */
  opening_until: Moment | null
  created_at: Moment
  settled_at: Moment | null
}

/** What went back of a payment that was credited. `id` is its transaction in the ledger. */
export type TopUpReturnsTable = BillColumns & { id: string; top_up_id: string; taken: number; at: Moment }

/** What a wallet's owner is shown as one transaction: where it stands in the list, and what it is made of. */
export type WalletTransactionsTable = {
  id: string
  profile_id: string
  change: WalletChange['change']
  /** The top-up, the withdrawal, the program or the adjustment. */
  source_id: string
  /** JSON of a change that has no table of its own to be read from. */
  detail: string | null
  /** One bit for each type of the transaction and its lines. */
  types: number
  net_amount: number
  at: Moment
}

/** What a payout paid to whom, in halalas: its lines, of which there may be many. `transaction_id` is the payout in its brand's list. */
export type ProgramPaymentsTable = { transaction_id: string; profile_id: string; amount: number }

/** `transaction_id` is the transaction of the list that it belongs to. */
export type InvoicesTable = {
  kind: InvoiceKind
  year: string
  sequence: number
  transaction_id: string
  fee: number
  vat: number
  issued_at: Moment
}

/** The last number given; its row is locked until who took it has committed, so that none is skipped. */
export type InvoiceCountsTable = { kind: InvoiceKind; year: string; last: number }

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
