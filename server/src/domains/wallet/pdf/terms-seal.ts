import { momentText, numberText } from '@wasla/contract/sealed-terms/formats.ts'
import { termsText } from '@wasla/contract/sealed-terms/text.ts'
import type { Sheet } from '#platform/pdf/sheet.ts'
import type { Block } from './blocks.ts'
import { drawCode } from './code.ts'
import { edges, fitting, small } from './frame.ts'
import { inks } from './inks.ts'
import type { TermsPaper } from './terms-paper.ts'

const side = 112
const rowHeight = 24

/** Returns a hash in groups of four letters, as it is compared by eye. */
const grouped = (hash: string) => hash.match(/.{1,4}/g)?.join(' ') ?? hash

/** Draws how a reader checks the receipt: the QR code of its page, its number, and the hashes. */
export function sealBlock(sheet: Sheet, { receipt, address }: TermsPaper): Block {
  const { receipted, terms, seal } = receipt
  const left = edges.left + side + 20
  const sealed = momentText(seal.sealedAt)
  const link = numberText(seal.seq)
  const rows = [
    [termsText('terms.paper.number'), receipted.receipt],
    [termsText('terms.paper.hash'), grouped(terms.hash)],
    [termsText('terms.paper.link'), `${link.en}  /  ${link.ar}`],
    [termsText('terms.paper.linkHash'), grouped(seal.hash)],
    [termsText('terms.paper.sealedAt'), `${sealed.en}  /  ${sealed.ar}`],
  ] as const
  return {
    height: Math.max(side, rows.length * rowHeight) + 12,
    draw(top) {
      drawCode(sheet, address, { x: edges.left, y: top + 8, side })
      rows.forEach(([label, value], at) => {
        const y = top + 16 + at * rowHeight
        const style = { ...small, ink: inks.text }
        sheet.read('P', 'en', () => {
          sheet.write(label.en, 'en', { x: left, y, align: 'left' }, small)
          sheet.write(value, 'en', { x: left, y: y + 11, align: 'left' }, fitting(sheet, value, 'en', style, edges.right - left))
        })
        sheet.read('P', 'ar', () => sheet.write(label.ar, 'ar', { x: edges.right, y, align: 'right' }, small))
      })
    },
  }
}
