import { readKit, type KitLine, type MediaKitText } from '@wasla/contract/media-kits/canonical.ts'
import { kitSections, linesIn } from '@wasla/contract/media-kits/parts.ts'
import { kitText } from '@wasla/contract/media-kits/text.ts'
import { languages } from '@wasla/contract/platform/language.ts'
import { momentText, numberText } from '@wasla/contract/sealed-terms/formats.ts'
import { Sheet } from '#platform/pdf/sheet.ts'
import { pagesOfBlocks, type Block } from './blocks.ts'
import { valueAt } from './fact-rows.ts'
import { edges, fitting, muted, small, startOf, strong, twin } from './frame.ts'
import { inks } from './inks.ts'
import type { KitPaper } from './kit-paper.ts'
import { foot, heading, lockup } from './letterhead.ts'
import { grouped, sealRows } from './terms-seal.ts'
import { headingBlock } from './terms-blocks.ts'

/** The lowest y on a page to which a block may extend. */
const bottom = edges.foot - 12
const rowHeight = 32
/** Width of the value in the middle, and of a label on each side of it. */
const valueWidth = 176
const labelWidth = (edges.right - edges.left - valueWidth) / 2 - 8

/** One line of a kit: label and source at the edges, English left and Arabic right, and the value between them. */
function rowBlock(sheet: Sheet, { tag, en, ar }: KitLine): Block {
  return {
    height: rowHeight,
    draw(top) {
      const y = top + 13
      const drawn = valueAt(sheet, { en: en[1], ar: ar[1] }, y + 4, strong, valueWidth)
      for (const language of languages) {
        const [label, , source] = { en, ar }[language]
        const name = language === 'en' && tag !== '' ? `${label}  ${tag}` : label
        sheet.read('P', language, () => {
          sheet.write(name, language, { ...startOf[language], y }, fitting(sheet, name, language, strong, labelWidth))
          drawn[language]()
          sheet.write(source, language, { ...startOf[language], y: y + 12 }, fitting(sheet, source, language, small, labelWidth))
        })
      }
      sheet.decorate(() => sheet.rule(edges.left, edges.right, top + rowHeight, { ink: inks.hairline, width: 0.75 }))
    },
  }
}

/** The lines below the name: type and place, and interests. */
function aboutBlock(sheet: Sheet, { about, interests, handle }: MediaKitText): Block {
  const lines = [about, interests].filter(({ en }) => en !== '')
  return {
    height: lines.length * 14 + 22,
    draw(top) {
      lines.forEach((line, at) => twin(sheet, line, top + 12 + at * 14, muted))
      const name = `@${handle}`
      sheet.read('P', 'en', () => sheet.write(name, 'en', { ...startOf.en, y: top + 12 + lines.length * 14 }, small))
    },
  }
}

function blocksOf(sheet: Sheet, said: MediaKitText, { kit, seal, address }: KitPaper): Block[] {
  const parts = kitSections.map((section) => ({ section, lines: linesIn(section, said.lines) })).filter(({ lines }) => lines.length > 0)
  return [
    aboutBlock(sheet, said),
    ...parts.flatMap(({ section, lines }) => [
      headingBlock(sheet, kitText(`kit.paper.${section}`)),
      ...lines.map((line) => rowBlock(sheet, line)),
    ]),
    sealRows(sheet, address, [
      [kitText('kit.paper.number'), kit.number],
      [kitText('kit.paper.madeAt'), momentText(kit.madeAt)],
      [kitText('kit.paper.expiresAt'), momentText(kit.expiresAt)],
      [kitText('kit.paper.hash'), grouped(seal.textHash)],
      [kitText('kit.paper.link'), numberText(seal.seq)],
      [kitText('kit.paper.linkHash'), grouped(seal.hash)],
    ]),
  ]
}

/**
 * Draws a media kit as an A4 document in both languages: the profile as it was frozen, and how to check it. Everything is read from the sealed
 * text. The same facts give the same bytes.
 */
export async function kitPdf(facts: KitPaper): Promise<Uint8Array> {
  const { kit, product } = facts
  const said = readKit(kit.text)
  const title = kitText('kit.paper.title')
  const sheet = new Sheet({
    title: `${title.en} ${kit.number} / ${title.ar} ${kit.number}`,
    author: product.en,
    language: 'en',
    madeAt: kit.madeAt,
  })
  const nextTop = edges.top + 54
  sheet.addPage()
  let y = heading(sheet, said.name, null, lockup(sheet, product) + 14)
  const pages = pagesOfBlocks(blocksOf(sheet, said, facts), { first: bottom - y, next: bottom - nextTop })
  pages.forEach((blocks, at) => {
    if (at > 0) {
      sheet.addPage()
      y = lockup(sheet, product) + 14
    }
    for (const block of blocks) {
      block.draw(y)
      y += block.height
    }
    foot(sheet, kitText('kit.paper.note'), at + 1, pages.length)
  })
  return sheet.finish()
}
