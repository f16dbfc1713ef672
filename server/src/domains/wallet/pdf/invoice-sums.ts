import { partOfAmount } from '@wasla/contract/ledger/amounts.ts'
import type { Localized } from '@wasla/contract/platform/language.ts'
import { inBoth } from '@wasla/contract/wallet/pdf/text.ts'
import type { Sheet, TextStyle } from '#platform/pdf/sheet.ts'
import { amount, count } from './figures.ts'
import { edges, muted, small, strong, twoScripts } from './frame.ts'
import { inks, sizes } from './inks.ts'
import type { InvoiceFacts } from './invoice-facts.ts'

/** Returns the label of the VAT, with the rate if the VAT was computed with today's rate. */
function vatLabel({ invoice, vatShare }: InvoiceFacts): Localized {
  const isOfRate = partOfAmount(invoice.fee, vatShare) === invoice.vat
  return isOfRate ? inBoth('paper.vatRate', { rate: count(vatShare / 100) }) : inBoth('paper.vat')
}

/** Draws the document's only service with price, VAT and total. Returns the y below it. */
export function drawService(sheet: Sheet, facts: InvoiceFacts, top: number): number {
  const { invoice, row } = facts
  const { fee, vat } = invoice
  const columns = [
    [inBoth('paper.price'), fee, 268],
    [vatLabel(facts), vat, 338],
    [inBoth('paper.total'), fee + vat, 396],
  ] as const
  const base = top + 28
  const service = inBoth('paper.service')
  sheet.read('P', 'en', () => {
    sheet.write(service.en, 'en', { x: edges.left + 6, y: base, align: 'left' }, muted)
    for (const [label, , right] of columns) sheet.write(label.en, 'en', { x: right, y: base - 13, align: 'right' }, muted)
  })
  sheet.read('P', 'ar', () => {
    for (const [label, , right] of columns) sheet.write(label.ar, 'ar', { x: right, y: base, align: 'right' }, muted)
    sheet.write(service.ar, 'ar', { x: edges.right - 6, y: base, align: 'right' }, muted)
  })
  const [title, detail] = [inBoth(`paper.feeOf.${row.type}`), inBoth(`paper.subtotalOf.${row.type}`, { amount: amount(row.subtotal) })]
  const y = top + 34 + 16
  sheet.read('P', 'en', () => {
    sheet.write(title.en, 'en', { x: edges.left + 6, y, align: 'left' }, strong)
    sheet.write(detail.en, 'en', { x: edges.left + 6, y: y + 12, align: 'left' }, small)
    for (const [, halalas, right] of columns) twoScripts(sheet, amount(halalas), { right, y, most: 60 })
  })
  sheet.read('P', 'ar', () => {
    sheet.write(title.ar, 'ar', { x: edges.right - 6, y, align: 'right' }, strong)
    sheet.write(detail.ar, 'ar', { x: edges.right - 6, y: y + 12, align: 'right' }, small)
  })
  sheet.decorate(() => {
    sheet.rule(edges.left, edges.right, top + 34, { ink: inks.text, width: 0.75 })
    sheet.rule(edges.left, edges.right, top + 72, { ink: inks.hairline, width: 0.75 })
  })
  return top + 72
}

/** Draws the sums beside the QR code. Returns the y below them. */
export function drawSums(sheet: Sheet, facts: InvoiceFacts, left: number, top: number): number {
  const { invoice } = facts
  const height = 39
  const rows: [Localized, number][] = [
    [inBoth('paper.withoutVat'), invoice.fee],
    [vatLabel(facts), invoice.vat],
    [inBoth(invoice.kind === 'invoice' ? 'paper.withVat' : 'paper.returned'), invoice.fee + invoice.vat],
  ]
  rows.forEach(([label, halalas], at) => {
    const isLast = at === rows.length - 1
    const y = top + at * height
    const style: TextStyle = isLast ? strong : { size: sizes.base, ink: inks.text }
    sheet.decorate(() => {
      if (isLast) sheet.box({ x: left - 6, y, width: edges.right - left + 6, height }, { fill: inks.sunken })
      if (at === 0) sheet.rule(left, edges.right, y, { ink: inks.text, width: 0.75 })
      sheet.rule(
        isLast ? left - 6 : left,
        edges.right,
        y + height,
        isLast ? { ink: inks.text, width: 1.5 } : { ink: inks.hairline, width: 0.75 },
      )
    })
    sheet.read('P', 'en', () => {
      sheet.write(label.en, 'en', { x: left, y: y + 22, align: 'left' }, style)
      twoScripts(sheet, amount(halalas), { right: 412, y: y + 17, most: 90 }, isLast ? { size: 12 } : {})
    })
    sheet.read('P', 'ar', () => sheet.write(label.ar, 'ar', { x: edges.right - (isLast ? 6 : 0), y: y + 22, align: 'right' }, style))
  })
  return top + rows.length * height
}
