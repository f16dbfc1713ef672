import type { AppMode } from '../../platform/config.ts'
import { civilDate } from '../../platform/riyadh.ts'
import type { TopUpRecord } from '../top-ups/record.ts'
import type { TopUpReturn } from '../top-ups/returned.ts'
import type { WalletChange } from '../transactions/rows.ts'
import type { WithdrawalRecord } from '../withdrawals/record.ts'
import { invoiceQr } from './qr.ts'

const invoiceKinds = ['invoice', 'creditNote'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

/** A document to issue, without a number. It covers the fee and its VAT, never the amount. In halalas. */
export type InvoiceDraft = { kind: InvoiceKind; transactionId: string; fee: number; vat: number; issuedAt: number }

/** A stored document. `sequence` counts the documents of a kind and year, from 1, without gaps. */
export type InvoiceRecord = InvoiceDraft & { sequence: number }

const drafts = (transactionId: string, { fee, vat }: { fee: number; vat: number }, kind: InvoiceKind, issuedAt: number): InvoiceDraft[] =>
  fee + vat > 0 ? [{ kind, transactionId, fee, vat, issuedAt }] : []

/** Returns the documents of a top-up: an invoice once its fee is paid (P-22). */
export const topUpInvoices = (topUp: TopUpRecord): InvoiceDraft[] =>
  topUp.status === 'Success' ? drafts(topUp.id, topUp, 'invoice', topUp.settledAt ?? topUp.createdAt) : []

/** Returns the documents of a refund: a credit note for the fee and the VAT that were refunded. */
export const returnInvoices = (returned: TopUpReturn): InvoiceDraft[] => drafts(returned.id, returned, 'creditNote', returned.at)

/**
 * Returns the documents of a withdrawal: an invoice, and a credit note if it failed. The invoice belongs to the transaction of the
 * withdrawal. The credit note belongs to the transaction that returns the money.
 */
export const withdrawalInvoices = (withdrawal: WithdrawalRecord): InvoiceDraft[] => [
  ...drafts(withdrawal.id, withdrawal, 'invoice', withdrawal.createdAt),
  ...(withdrawal.status === 'Failed'
    ? drafts(`${withdrawal.id}:return`, withdrawal, 'creditNote', withdrawal.settledAt ?? withdrawal.createdAt)
    : []),
]

/** Returns the documents of a reserved budget: an invoice, if programs have a fee (L-05, P-22). Released money returns no fee. */
export const budgetInvoices = ({ id, bill, at }: Extract<WalletChange, { change: 'budgetReserved' }>): InvoiceDraft[] =>
  drafts(id, bill, 'invoice', at)

const prefixes: Readonly<Record<InvoiceKind, string>> = { invoice: 'INV', creditNote: 'CRN' }

/** Returns the year in Riyadh that numbers a document. */
export const invoiceYear = ({ issuedAt }: Pick<InvoiceDraft, 'issuedAt'>) => civilDate(issuedAt).slice(0, 4)

/** Returns `INV-2026-000042`. Credit notes are counted separately. Longer sequences are not cut. */
export const invoiceNumber = (invoice: InvoiceRecord) =>
  `${prefixes[invoice.kind]}-${invoiceYear(invoice)}-${String(invoice.sequence).padStart(6, '0')}`

/** The issuer of documents. Without a VAT number no document is a tax document. */
export type Seller = { readonly name: string; readonly vatNumber: string | null }

/** Returns an `Invoice`. Outside live mode, or without a VAT number, it is marked as no tax document (P-22). */
export const invoiceFor = (invoice: InvoiceRecord, { name, vatNumber }: Seller, mode: AppMode) => ({
  number: invoiceNumber(invoice),
  issuedAt: new Date(invoice.issuedAt).toISOString(),
  sellerName: name,
  sellerVatNumber: vatNumber,
  qr: invoiceQr({
    sellerName: name,
    vatNumber: vatNumber ?? '',
    issuedAt: invoice.issuedAt,
    total: invoice.fee + invoice.vat,
    vat: invoice.vat,
  }),
  isTaxDocument: mode === 'live' && vatNumber !== null,
  isCreditNote: invoice.kind === 'creditNote',
})
