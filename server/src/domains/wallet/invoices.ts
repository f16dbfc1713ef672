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

/** Issues the tax invoice of a paid top-up (P-22). */
export async function invoiceTopUp(tx: Database, topUp: TopUpRecord): Promise<void> {
  for (const draft of topUpInvoices(topUp)) await issueInvoice(tx, draft)
}

/** Issues the credit note of a refunded top-up (P-22). */
export async function invoiceReturn(tx: Database, returned: TopUpReturn): Promise<void> {
  for (const draft of returnInvoices(returned)) await issueInvoice(tx, draft)
}

/** Issues the invoice of a withdrawal when it begins, and its credit note if it fails. */
export async function invoiceWithdrawal(tx: Database, withdrawal: WithdrawalRecord, kind: InvoiceKind): Promise<void> {
  for (const draft of withdrawalInvoices(withdrawal)) if (draft.kind === kind) await issueInvoice(tx, draft)
}

/** Issues the tax invoice of a reserved budget (L-05). */
export async function invoiceBudget(tx: Database, reserved: Extract<WalletChange, { change: 'budgetReserved' }>): Promise<void> {
  for (const draft of budgetInvoices(reserved)) await issueInvoice(tx, draft)
}
