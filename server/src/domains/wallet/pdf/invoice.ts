import type { Localized } from '@wasla/contract/platform/language.ts'
import { invoiceFor, invoiceNumber } from '@wasla/contract/wallet/invoices/invoice.ts'
import { transactionText } from '@wasla/contract/wallet/messages.ts'
import { bothOf, inBoth } from '@wasla/contract/wallet/pdf/text.ts'
import { Sheet } from '#platform/pdf/sheet.ts'
import { drawCode } from './code.ts'
import { factRows, type Fact } from './fact-rows.ts'
import { dayOf, momentOf } from './figures.ts'
import { column, edges, small } from './frame.ts'
import type { InvoiceFacts } from './invoice-facts.ts'
import { drawService, drawSums } from './invoice-sums.ts'
import { foot, heading, lockup, stamp } from './letterhead.ts'

/** Returns the mark of a document that is no tax document, or null for a tax document. */
function stampOf({ mode }: InvoiceFacts, isTaxDocument: boolean): Localized | null {
  if (isTaxDocument) return null
  return inBoth(mode === 'live' ? 'paper.notTax' : 'paper.demo')
}

function factsOf(facts: InvoiceFacts): Fact[] {
  const { invoice, corrects, seller, customer, row } = facts
  const title = bothOf((language) => transactionText(row, language))
  return [
    { label: inBoth(invoice.kind === 'invoice' ? 'paper.invoiceNumber' : 'paper.creditNoteNumber'), value: invoiceNumber(invoice) },
    ...(corrects === null ? [] : [{ label: inBoth('paper.corrects'), value: corrects }]),
    { label: inBoth('paper.issued'), value: momentOf(invoice.issuedAt) },
    { label: inBoth('paper.seller'), value: seller.name },
    { label: inBoth('paper.sellerVatNumber'), value: seller.vatNumber ?? inBoth('paper.noVatNumber') },
    { label: inBoth('paper.customer'), value: customer.name },
    { label: inBoth('paper.purpose'), value: title },
    { label: inBoth('paper.reference'), value: row.referenceId },
  ]
}

/** Returns the note that says how the fee was paid or returned. */
function noteOf({ invoice, row, product }: InvoiceFacts): Localized {
  const date = dayOf(invoice.issuedAt)
  const isOutside = row.type === 'TOP_UP'
  if (invoice.kind === 'creditNote')
    return isOutside ? inBoth('paper.returnedOutside', { date }) : inBoth('paper.returnedToWallet', { product, date })
  return isOutside ? inBoth('paper.paidOutside', { date }) : inBoth('paper.paidFromWallet', { product, date })
}

/**
 * Draws a simplified tax invoice or a credit note as an A4 document in both languages. It covers fee and VAT only, and has the QR code that
 * tax apps read (P-22, X-39). Outside live mode a red frame says that it is no tax document. The same facts give the same bytes.
 */
export async function invoicePdf(facts: InvoiceFacts): Promise<Uint8Array> {
  const { invoice, seller, mode, product } = facts
  const { qr, isTaxDocument, number } = invoiceFor(invoice, seller, mode)
  const title = inBoth(invoice.kind === 'invoice' ? 'paper.invoice' : 'paper.creditNote')
  const about = `${title.en} ${number} / ${title.ar} ${number}`
  const sheet = new Sheet({ title: about, author: product.en, language: 'en', madeAt: invoice.issuedAt })
  sheet.addPage()
  let y = lockup(sheet, product) + 14
  const frame = stampOf(facts, isTaxDocument)
  if (frame) y = stamp(sheet, frame, y) + 12
  y = heading(sheet, title, null, y)
  y = drawService(sheet, facts, factRows(sheet, factsOf(facts), y + 8) + 10) + 18
  const side = 132
  drawCode(sheet, qr, { x: edges.left, y, side })
  const left = edges.left + side + 24
  const end = drawSums(sheet, facts, left, y) + 18
  const note = inBoth('paper.vatNote')
  const most = (edges.right - left) / 2 - 10
  sheet.read('P', 'en', () => void column(sheet, note.en, 'en', { x: left, y: end, align: 'left', most, leading: 11 }, small))
  sheet.read('P', 'ar', () => void column(sheet, note.ar, 'ar', { x: edges.right, y: end, align: 'right', most, leading: 12 }, small))
  foot(sheet, noteOf(facts), 1, 1)
  return sheet.finish()
}
