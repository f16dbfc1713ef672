import { inBoth } from '@wasla/contract/wallet/pdf/text.ts'
import { boundsOf } from '@wasla/contract/wallet/transactions/statement.ts'
import type { Sheet } from '#platform/pdf/sheet.ts'
import { factRows } from './fact-rows.ts'
import { balanceOf, dayNumberOf, dayOf, momentOf } from './figures.ts'
import { edges, small, twoScripts } from './frame.ts'
import { inks, sizes } from './inks.ts'
import { heading, lockup, stamp } from './letterhead.ts'
import type { StatementFacts } from './statement-facts.ts'
import { isWhole, lastMomentOf } from './statement-rows.ts'

function drawSummary(sheet: Sheet, facts: StatementFacts, top: number): number {
  const [height, width] = [63, (edges.right - edges.left) / 4]
  const { opening, incoming, outgoing, closing } = facts.statement
  const sums = [
    [inBoth('paper.opening'), opening],
    [inBoth('paper.incoming'), incoming],
    [inBoth('paper.outgoing'), outgoing],
    [inBoth(isWhole(facts) ? 'paper.closing' : 'paper.soFar'), closing],
  ] as const
  sheet.decorate(() => {
    sheet.box({ x: edges.left, y: top, width: width * 4, height }, { fill: inks.sunken, radius: 6 })
    const closingAt = edges.left + width * 3
    // Draws one path, because two adjacent shapes would show a gap. Only the corners at the end of the row are round.
    const round = (turn: string) => `a6 6 0 0 1 ${turn}`
    sheet.path(`M0 0H${width - 6}${round('6 6')}V${height - 6}${round('-6 6')}H0z`, { x: closingAt, y: top, scale: 1 }, { fill: inks.text })
    for (const at of [1, 2]) sheet.box({ x: edges.left + width * at, y: top, width: 0.75, height }, { fill: inks.hairline })
  })
  sums.forEach(([label, halalas], at) => {
    const isClosing = at === sums.length - 1
    const [left, right] = [edges.left + at * width + 10, edges.left + (at + 1) * width - 10]
    const quiet = isClosing ? inks.white : inks.muted
    sheet.read('P', 'en', () => {
      sheet.write(label.en, 'en', { x: left, y: top + 18, align: 'left' }, { ...small, ink: quiet })
      const place = { right, y: top + 36, most: width - 20 }
      twoScripts(sheet, balanceOf(halalas), place, { size: sizes.sum, under: sizes.figure, ink: isClosing ? inks.white : inks.text, quiet })
    })
    sheet.read('P', 'ar', () => sheet.write(label.ar, 'ar', { x: right, y: top + 18, align: 'right' }, { ...small, ink: quiet }))
  })
  return top + height
}

/** Draws the part above the table on the first page. Returns the y of the table. */
export function drawTop(sheet: Sheet, facts: StatementFacts): number {
  const { statement, holder, number, madeAt, product, isLive } = facts
  let y = lockup(sheet, product) + 14
  if (!isLive) y = stamp(sheet, inBoth('paper.demo'), y) + 12
  const period = { from: dayNumberOf(boundsOf(statement.month).start), to: dayOf(lastMomentOf(facts)) }
  y = heading(sheet, inBoth('paper.statement'), inBoth(isWhole(facts) ? 'paper.period' : 'paper.periodSoFar', period), y)
  const rows = [
    { label: inBoth('paper.holder'), value: holder.name },
    ...(holder.userName === null ? [] : [{ label: inBoth('paper.userName'), value: `@${holder.userName}` }]),
    { label: inBoth('paper.statementNumber'), value: number },
    { label: inBoth('paper.madeAt'), value: momentOf(madeAt) },
    { label: inBoth('paper.currency'), value: inBoth('paper.currencyName') },
  ]
  return drawSummary(sheet, facts, factRows(sheet, rows, y + 8) + 14) + 12
}
