import { inBoth } from '@wasla/contract/wallet/pdf/text.ts'
import { boundsOf } from '@wasla/contract/wallet/transactions/statement.ts'
import { Sheet } from '#platform/pdf/sheet.ts'
import { balanceOf, monthOf } from './figures.ts'
import { edges } from './frame.ts'
import { foot, lockup } from './letterhead.ts'
import { pagesOf } from './pages.ts'
import { checkHeight, drawCheck } from './statement-check.ts'
import type { StatementFacts } from './statement-facts.ts'
import { feesOf } from './statement-fees.ts'
import { rowsOf } from './statement-rows.ts'
import { carriedHeight, carriedRow, drawHead, drawRow, headHeight, heightOf } from './statement-table.ts'
import { drawTop } from './statement-top.ts'

/** The lowest y on the page to which a row may extend. */
const bottom = edges.foot - 12

/**
 * Draws the statement of a month as an A4 document in both languages. The printed opening balance and changes add up to the printed closing
 * balance. The document contains the ledger's checkpoint. The same facts give the same bytes.
 */
export async function statementPdf(facts: StatementFacts): Promise<Uint8Array> {
  const { statement, product, madeAt, checkpoint } = facts
  const title = inBoth('paper.statementOf', { product, month: monthOf(boundsOf(statement.month).start) })
  const sheet = new Sheet({ title: `${title.en} / ${title.ar}`, author: product.en, language: 'en', madeAt })
  const rows = rowsOf(facts)
  sheet.addPage()
  let y = drawTop(sheet, facts)
  const nextTop = edges.top + 54
  const { fee, vat } = feesOf(statement)
  const note = inBoth('paper.fees', { fee: balanceOf(fee), vat: balanceOf(vat) })
  const pages = pagesOf(
    rows.map((row) => heightOf(sheet, row)),
    { first: bottom - y - headHeight, next: bottom - nextTop - headHeight, carried: carriedHeight, ending: checkpoint ? checkHeight : 0 },
  )
  pages.forEach((indexes, at) => {
    if (at > 0) {
      sheet.addPage()
      y = lockup(sheet, product) + 14
    }
    y = drawHead(sheet, y)
    const before = rows[(indexes[0] ?? 0) - 1]
    if (before) y = drawRow(sheet, carriedRow('paper.broughtForward', before.balance), y, false)
    for (const index of indexes) {
      const row = rows[index]
      if (row) y = drawRow(sheet, row, y, index === rows.length - 1)
    }
    const last = rows[indexes.at(-1) ?? 0]
    if (at === pages.length - 1) drawCheck(sheet, facts, y + 24)
    else if (last) drawRow(sheet, carriedRow('paper.carriedOver', last.balance), y, true)
    foot(sheet, note, at + 1, pages.length)
  })
  return sheet.finish()
}
