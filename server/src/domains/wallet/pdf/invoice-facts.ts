import type { Localized } from '@wasla/contract/platform/language.ts'
import type { InvoiceRecord, Seller } from '@wasla/contract/wallet/invoices/invoice.ts'
import type { TransactionRow } from '@wasla/contract/wallet/transactions/row.ts'
import type { AppMode } from '@wasla/contract/platform/config.ts'
import type { Holder } from './statement-facts.ts'

/** The types of transactions for which a fee is taken. */
export const feeSources = ['TOP_UP', 'WITHDRAWAL', 'PROGRAM_TOP_UP'] as const satisfies readonly TransactionRow['type'][]
export type FeeSource = (typeof feeSources)[number]

/** All data of a tax invoice or a credit note. The data is plain, because it is sent to another thread. */
export type InvoiceFacts = {
  invoice: InvoiceRecord
  /** The number of the invoice that a credit note corrects; null for an invoice. */
  corrects: string | null
  /** The transaction that the fee belongs to. */
  row: Pick<TransactionRow, 'subtotal' | 'referenceId' | 'metadata'> & { type: FeeSource }
  seller: Seller
  /** Today's VAT rate in hundredths of a percent. It is printed only if the VAT was computed with it. */
  vatShare: number
  customer: Holder
  mode: AppMode
  product: Localized
}
