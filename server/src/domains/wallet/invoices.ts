import {
  budgetInvoices,
  returnInvoices,
  topUpInvoices,
  withdrawalInvoices,
  type InvoiceKind,
} from '@wasla/contract/wallet/invoices/invoice.ts'
import type { TopUpRecord } from '@wasla/contract/wallet/top-ups/record.ts'
import type { TopUpReturn } from '@wasla/contract/wallet/top-ups/returned.ts'
import type { WalletChange } from '@wasla/contract/wallet/transactions/rows.ts'
import type { WithdrawalRecord } from '@wasla/contract/wallet/withdrawals/record.ts'
import type { Database } from '#database/database.ts'
import { issueInvoice } from './stores/invoices.ts'

/** Issues what a top-up owes once it is paid (P-22). */
export async function invoiceTopUp(tx: Database, topUp: TopUpRecord): Promise<void> {
  for (const draft of topUpInvoices(topUp)) await issueInvoice(tx, draft)
}

/** Issues what a payment that went back owes (P-22). */
export async function invoiceReturn(tx: Database, returned: TopUpReturn): Promise<void> {
  for (const draft of returnInvoices(returned)) await issueInvoice(tx, draft)
}

/** Issues what a withdrawal owes: the invoice when it begins, the credit note when it fails. */
export async function invoiceWithdrawal(tx: Database, withdrawal: WithdrawalRecord, kind: InvoiceKind): Promise<void> {
  for (const draft of withdrawalInvoices(withdrawal)) if (draft.kind === kind) await issueInvoice(tx, draft)
}

/** Issues what a reserved budget owes (L-05). */
export async function invoiceBudget(tx: Database, reserved: Extract<WalletChange, { change: 'budgetReserved' }>): Promise<void> {
  for (const draft of budgetInvoices(reserved)) await issueInvoice(tx, draft)
}
