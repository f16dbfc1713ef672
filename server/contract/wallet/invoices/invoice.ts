import type { AppMode } from '../../platform/config.ts'
import { civilDate } from '../../platform/riyadh.ts'
import type { TopUpRecord } from '../top-ups/record.ts'
import type { TopUpReturn } from '../top-ups/returned.ts'
import type { WalletChange } from '../transactions/rows.ts'
import type { WithdrawalRecord } from '../withdrawals/record.ts'
import { invoiceQr } from './qr.ts'

export const invoiceKinds = ['invoice', 'creditNote'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

/** A document that is due, before it has a number: over the fee and its tax, and never over the amount. In halalas. */
export type InvoiceDraft = { kind: InvoiceKind; transactionId: string; fee: number; vat: number; issuedAt: number }

/** A document as it is stored; `sequence` counts those of a kind and year, from 1, without a gap. */
export type InvoiceRecord = InvoiceDraft & { sequence: number }

const drafts = (transactionId: string, { fee, vat }: { fee: number; vat: number }, kind: InvoiceKind, issuedAt: number): InvoiceDraft[] =>
  fee + vat > 0 ? [{ kind, transactionId, fee, vat, issuedAt }] : []

/** What a top-up owes: an invoice once its fee is paid (P-22). */
export const topUpInvoices = (topUp: TopUpRecord): InvoiceDraft[] =>
  topUp.status === 'Success' ? drafts(topUp.id, topUp, 'invoice', topUp.settledAt ?? topUp.createdAt) : []

/** What a payment that went back owes: a credit note over the fee and the tax that went back with it. */
export const returnInvoices = (returned: TopUpReturn): InvoiceDraft[] => drafts(returned.id, returned, 'creditNote', returned.at)

/** What a withdrawal owes: an invoice when it begins, and a credit note when it failed. Each belongs to its row of the list. */
export const withdrawalInvoices = (withdrawal: WithdrawalRecord): InvoiceDraft[] => [
  ...drafts(withdrawal.id, withdrawal, 'invoice', withdrawal.createdAt),
  ...(withdrawal.status === 'Failed'
    ? drafts(`${withdrawal.id}:return`, withdrawal, 'creditNote', withdrawal.settledAt ?? withdrawal.createdAt)
    : []),
]

/** What a reserved budget owes: an invoice at once, where programs cost a fee (L-05, P-22). Money that is given back later takes no fee back. */
export const budgetInvoices = ({ id, bill, at }: Extract<WalletChange, { change: 'budgetReserved' }>): InvoiceDraft[] =>
  drafts(id, bill, 'invoice', at)

const prefixes: Readonly<Record<InvoiceKind, string>> = { invoice: 'INV', creditNote: 'CRN' }

/** The year in Riyadh in which a document's number counts. */
export const invoiceYear = ({ issuedAt }: Pick<InvoiceDraft, 'issuedAt'>) => civilDate(issuedAt).slice(0, 4)

/** `INV-2026-000042`; credit notes have a row of their own. Longer sequences are written whole. */
export const invoiceNumber = (invoice: InvoiceRecord) =>
  `${prefixes[invoice.kind]}-${invoiceYear(invoice)}-${String(invoice.sequence).padStart(6, '0')}`

/** Who issues the documents; without a VAT number nothing is a tax document. */
export type Seller = { readonly name: string; readonly vatNumber: string | null }

/** `Invoice` on the wire. Outside of live it is marked as no tax document (P-22). */
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
