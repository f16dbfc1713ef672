import { inBoth } from '@wasla/contract/wallet/pdf/text.ts'
import type { Sheet } from '#platform/pdf/sheet.ts'
import { valueAt } from './fact-rows.ts'
import { momentOf } from './figures.ts'
import { column, edges, middle, small, strong, twin } from './frame.ts'
import { inks } from './inks.ts'
import type { StatementFacts } from './statement-facts.ts'

/** Height of the section about the checkpoint, in points. */
export const checkHeight = 134

/** Draws how the reader can check the ledger with this statement: number, hash and address of the checkpoint. */
export function drawCheck(sheet: Sheet, { checkpoint }: Pick<StatementFacts, 'checkpoint'>, top: number): void {
  if (!checkpoint) return
  const most = middle - edges.left - 22
  twin(sheet, inBoth('paper.checkTitle'), top, strong)
  const text = inBoth('paper.checkText')
  sheet.read('P', 'en', () => void column(sheet, text.en, 'en', { x: edges.left, y: top + 14, align: 'left', most, leading: 11 }, small))
  sheet.read('P', 'ar', () => void column(sheet, text.ar, 'ar', { x: edges.right, y: top + 14, align: 'right', most, leading: 12 }, small))
  const rows = [
    [inBoth('paper.checkNumber'), String(checkpoint.number)],
    [inBoth('paper.checkHash'), checkpoint.hash],
    [inBoth('paper.checkSealed'), momentOf(checkpoint.sealedAt)],
    [inBoth('paper.checkAddress'), checkpoint.address],
  ] as const
  rows.forEach(([label, value], at) => {
    const y = top + 66 + at * 14
    const drawn = valueAt(sheet, value, y, { ...small, ink: inks.text }, edges.right - edges.left - 180)
    sheet.read('P', 'en', () => {
      sheet.write(label.en, 'en', { x: edges.left, y, align: 'left' }, small)
      drawn.en()
    })
    sheet.read('P', 'ar', () => {
      sheet.write(label.ar, 'ar', { x: edges.right, y, align: 'right' }, small)
      drawn.ar()
    })
  })
}
