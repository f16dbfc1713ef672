import { languages, type Language, type Localized } from '@wasla/contract/platform/language.ts'
import { momentText } from '@wasla/contract/sealed-terms/formats.ts'
import { differencesOf } from '@wasla/contract/sealed-terms/differences.ts'
import type { SealedTerms, TermsLine } from '@wasla/contract/sealed-terms/terms.ts'
import { termsText } from '@wasla/contract/sealed-terms/text.ts'
import type { Sheet, TextStyle } from '#platform/pdf/sheet.ts'
import { wrapped } from '#platform/pdf/wrap.ts'
import type { Block } from './blocks.ts'
import { factHeight, factRows } from './fact-rows.ts'
import { column, edges, muted, small, startOf, strong, twin } from './frame.ts'

const whole = edges.right - edges.left
const half = whole / 2 - 12
const leading = 12

const labelOf = ({ en, ar }: TermsLine): Localized => ({ en: en[0], ar: ar[0] })
const valueOf = ({ en, ar }: TermsLine): Localized => ({ en: en[1], ar: ar[1] })

/** A text with its style; a text that is the same in both languages is written once, over the whole width. */
type Written = { text: Localized; style: TextStyle }

const isOnce = ({ text }: Written) => text.en === text.ar
/** Lines of a list are separated by line breaks. */
const paragraphs = (text: string) => text.split('\n').filter((one) => one !== '')

/** Returns the language whose direction a paragraph of a user has: that of its first letter. */
const languageOf = (paragraph: string): Language =>
  /\p{Script=Arabic}/u.test(/[\p{Script=Latin}\p{Script=Arabic}]/u.exec(paragraph)?.[0] ?? '') ? 'ar' : 'en'

/** A paragraph of a column, in the language in which it is written. */
type Paragraph = { text: string; language: Language; most: number }

/** Returns the columns of a text: one over the whole width, or one for each language. */
const columnsOf = (written: Written): Paragraph[][] =>
  isOnce(written)
    ? [paragraphs(written.text.en).map((text) => ({ text, language: languageOf(text), most: whole }))]
    : languages.map((language) => paragraphs(written.text[language]).map((text) => ({ text, language, most: half })))

const linesIn = (sheet: Sheet, { text, language, most }: Paragraph, style: TextStyle) =>
  wrapped(text, most, (line) => sheet.widthOf(line, language, style)).length

const heightOf = (sheet: Sheet, written: Written) =>
  leading * Math.max(...columnsOf(written).map((lines) => lines.reduce((sum, one) => sum + linesIn(sheet, one, written.style), 0)))

function write(sheet: Sheet, written: Written, top: number): void {
  for (const lines of columnsOf(written)) {
    let y = top + leading
    for (const { text, language, most } of lines)
      sheet.read('P', language, () => {
        y = column(sheet, text, language, { ...startOf[language], y, most, leading }, written.style)
      })
  }
}

/** A block of texts below each other, with the space of a line below them. */
function textBlock(sheet: Sheet, parts: readonly Written[]): Block {
  const heights = parts.map((part) => heightOf(sheet, part))
  return {
    height: heights.reduce((sum, height) => sum + height, leading),
    draw(top) {
      let y = top
      parts.forEach((part, at) => {
        write(sheet, part, y)
        y += heights[at] ?? 0
      })
    },
  }
}

/** A heading inside a page. */
export const headingBlock = (sheet: Sheet, text: Localized): Block => ({
  height: 28,
  draw: (top) => twin(sheet, text, top + 18, { ...strong, size: strong.size + 2 }),
})

export const factsBlock = (sheet: Sheet, facts: readonly { label: Localized; value: Localized | string }[]): Block => ({
  height: facts.length * factHeight + leading,
  draw: (top) => void factRows(sheet, facts, top),
})

export const factOf = (line: TermsLine) => ({ label: labelOf(line), value: valueOf(line) })

/** A milestone with its reward, or a line of running text below its label. */
export const lineBlock = (sheet: Sheet, line: TermsLine): Block =>
  textBlock(sheet, [
    { text: labelOf(line), style: strong },
    { text: valueOf(line), style: muted },
  ])

/** One side of a change: its name, and the value as it was or is. */
const side = (id: 'terms.paper.before' | 'terms.paper.after', line: TermsLine): Written[] => [
  { text: termsText(id), style: small },
  { text: valueOf(line), style: muted },
]

/** What a later version changed: each changed line as it was and as it is since. */
export function changeBlocks(sheet: Sheet, before: SealedTerms, after: SealedTerms, sealedAt: number): Block[] {
  const changed = differencesOf(before, after)
  if (changed.length === 0) return []
  return [
    headingBlock(sheet, termsText('terms.paper.changed', { moment: momentText(sealedAt) })),
    ...changed.map((one) => {
      const named = one.after ?? one.before
      return textBlock(sheet, [
        ...(named ? [{ text: labelOf(named), style: strong }] : []),
        ...(one.before ? side('terms.paper.before', one.before) : []),
        ...(one.after ? side('terms.paper.after', one.after) : []),
      ])
    }),
  ]
}
