import { readTerms } from '@wasla/contract/sealed-terms/canonical.ts'
import { momentText } from '@wasla/contract/sealed-terms/formats.ts'
import { isMilestone, isRunningText } from '@wasla/contract/sealed-terms/terms.ts'
import { termsText } from '@wasla/contract/sealed-terms/text.ts'
import { Sheet } from '#platform/pdf/sheet.ts'
import { pagesOfBlocks, type Block } from './blocks.ts'
import { edges } from './frame.ts'
import { foot, heading, lockup } from './letterhead.ts'
import { changeBlocks, factOf, factsBlock, headingBlock, lineBlock } from './terms-blocks.ts'
import type { TermsPaper } from './terms-paper.ts'
import { sealBlock } from './terms-seal.ts'

/** The lowest y on a page to which a block may extend. */
const bottom = edges.foot - 12

function blocksOf(sheet: Sheet, facts: TermsPaper): Block[] {
  const { receipt, participant } = facts
  const terms = readTerms(receipt.terms.text)
  const plain = terms.lines.filter((line) => !isMilestone(line) && !isRunningText(line) && line.key !== 'most')
  const words = terms.lines.filter((line) => isRunningText(line) && line.en[1] !== '')
  const milestones = terms.lines.filter((line) => isMilestone(line) || line.key === 'most')
  const versions = [receipt.terms, ...receipt.later]
  return [
    factsBlock(sheet, [
      ...plain.map(factOf),
      { label: termsText('terms.paper.participant'), value: participant },
      { label: termsText('terms.paper.requested'), value: momentText(receipt.receipted.requestedAt) },
    ]),
    headingBlock(sheet, termsText('terms.paper.milestones')),
    ...milestones.map((line) => lineBlock(sheet, line)),
    ...(words.length > 0 ? [headingBlock(sheet, termsText('terms.paper.words'))] : []),
    ...words.map((line) => lineBlock(sheet, line)),
    sealBlock(sheet, facts),
    ...receipt.later.flatMap((version, at) => {
      const before = versions[at]
      return before ? changeBlocks(sheet, readTerms(before.text), readTerms(version.text), version.sealedAt) : []
    }),
  ]
}

/**
 * Draws the receipt of a participation’s terms as an A4 document in both languages: the terms as they were sealed, how to check them, and what
 * later versions changed. It reads the terms from the sealed text only. The same facts give the same bytes.
 */
export async function termsPdf(facts: TermsPaper): Promise<Uint8Array> {
  const { receipt, product } = facts
  const [title, lead] = [termsText('terms.paper.title'), termsText('terms.paper.lead')]
  const number = receipt.receipted.receipt
  const sheet = new Sheet({
    title: `${title.en} ${number} / ${title.ar} ${number}`,
    author: product.en,
    language: 'en',
    madeAt: receipt.later.at(-1)?.sealedAt ?? receipt.seal.sealedAt,
  })
  const nextTop = edges.top + 54
  sheet.addPage()
  let y = heading(sheet, title, lead, lockup(sheet, product) + 14) + 8
  const pages = pagesOfBlocks(blocksOf(sheet, facts), { first: bottom - y, next: bottom - nextTop })
  pages.forEach((blocks, at) => {
    if (at > 0) {
      sheet.addPage()
      y = lockup(sheet, product) + 14
    }
    for (const block of blocks) {
      block.draw(y)
      y += block.height
    }
    foot(sheet, termsText('terms.paper.note'), at + 1, pages.length)
  })
  return sheet.finish()
}
