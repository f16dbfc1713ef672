import type { Localized } from '@wasla/contract/platform/language.ts'
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
export const grouped = (hash: string) => hash.match(/.{1,4}/g)?.join(' ') ?? hash

/** Draws how a reader checks a paper: the QR code of its page beside rows of labels and values. */
export function sealRows(sheet: Sheet, address: string, rows: readonly (readonly [label: Localized, value: Localized | string])[]): Block {
  const left = edges.left + side + 20
  return {
    height: Math.max(side, rows.length * rowHeight) + 12,
    draw(top) {
      drawCode(sheet, address, { x: edges.left, y: top + 8, side })
      rows.forEach(([label, said], at) => {
        const y = top + 16 + at * rowHeight
        const style = { ...small, ink: inks.text }
        const value = typeof said === 'string' ? said : `${said.en}  /  ${said.ar}`
        sheet.read('P', 'en', () => {
          sheet.write(label.en, 'en', { x: left, y, align: 'left' }, small)
          sheet.write(value, 'en', { x: left, y: y + 11, align: 'left' }, fitting(sheet, value, 'en', style, edges.right - left))
        })
        sheet.read('P', 'ar', () => sheet.write(label.ar, 'ar', { x: edges.right, y, align: 'right' }, small))
      })
    },
  }
}

/** Draws how a reader checks the receipt: the QR code of its page, its number, and the hashes. */
export const sealBlock = (sheet: Sheet, { receipt: { receipted, terms, seal }, address }: TermsPaper): Block =>
  sealRows(sheet, address, [
    [termsText('terms.paper.number'), receipted.receipt],
    [termsText('terms.paper.hash'), grouped(terms.hash)],
    [termsText('terms.paper.link'), numberText(seal.seq)],
    [termsText('terms.paper.linkHash'), grouped(seal.hash)],
    [termsText('terms.paper.sealedAt'), momentText(seal.sealedAt)],
  ])
