import type { Localized } from '@wasla/contract/platform/language.ts'
import type { InvoiceRecord, Seller } from '@wasla/contract/wallet/invoices/invoice.ts'
import type { TransactionRow } from '@wasla/contract/wallet/transactions/row.ts'
import type { AppMode } from '@wasla/contract/platform/config.ts'
import type { Holder } from './statement-facts.ts'

/** What a fee was taken for. */
export type FeeSource = Extract<TransactionRow['type'], 'TOP_UP' | 'WITHDRAWAL' | 'PROGRAM_TOP_UP'>

/** Everything that is printed on a tax invoice or a credit note. It crosses to another thread, so it is plain data. */
export type InvoiceFacts = {
  invoice: InvoiceRecord
  /** The number of the invoice that a credit note takes back; null for an invoice. */
  corrects: string | null
  /** The transaction that the fee belongs to. */
  row: Pick<TransactionRow, 'subtotal' | 'referenceId' | 'metadata'> & { type: FeeSource }
  seller: Seller
  /** The share of the tax now, in hundredths of a percent; it is printed where the tax was computed with it. */
  vatShare: number
  customer: Holder
  mode: AppMode
  product: Localized
}
