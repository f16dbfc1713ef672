import { languages, type Language, type Localized } from '@wasla/contract/platform/language.ts'
import { scriptOf } from '@wasla/contract/profiles/names.ts'
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
const onceIn = (text: string): Language => scriptOf(text) ?? 'en'

function linesIn(sheet: Sheet, written: Written, language: Language): number {
  const most = isOnce(written) ? whole : half
  return paragraphs(written.text[language]).flatMap((one) => wrapped(one, most, (line) => sheet.widthOf(line, language, written.style)))
    .length
}

const heightOf = (sheet: Sheet, written: Written) =>
  leading *
  (isOnce(written)
    ? linesIn(sheet, written, onceIn(written.text.en))
    : Math.max(...languages.map((language) => linesIn(sheet, written, language))))

function writeIn(sheet: Sheet, { text, style }: Written, language: Language, top: number, most: number): void {
  let y = top
  for (const one of paragraphs(text[language])) y = column(sheet, one, language, { ...startOf[language], y, most, leading }, style)
}

function write(sheet: Sheet, written: Written, top: number): void {
  const once = isOnce(written)
  for (const language of once ? [onceIn(written.text.en)] : languages)
    sheet.read('P', language, () => writeIn(sheet, written, language, top + leading, once ? whole : half))
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
        ...(one.before ? [{ text: valueOf(one.before), style: small }] : []),
        ...(one.after ? [{ text: valueOf(one.after), style: muted }] : []),
      ])
    }),
  ]
}
