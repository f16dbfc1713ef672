import { inBoth } from '@wasla/contract/wallet/pdf/text.ts'
import { languages, type Language, type Localized } from '@wasla/contract/platform/language.ts'
import type { Sheet, TextStyle } from '#platform/pdf/sheet.ts'
import { count } from './figures.ts'
import { column, edges, fitting, middle, muted, small, startOf, strong, twin } from './frame.ts'
import { inks, sizes } from './inks.ts'

/** Draws the logo and the product's name in both scripts. Returns the y below them. */
export function lockup(sheet: Sheet, product: Localized): number {
  const base = edges.top + 22
  const scale = 24 / 48
  sheet.decorate(() => {
    const at = { x: edges.left, y: edges.top + 4, scale }
    sheet.path('M43.5 17C43.5 31 35 36.5 25 36.5C15.5 36.5 9 31 8 21.5', at, { ink: inks.brand, width: 5 })
    sheet.path('M28.5 17A7.5 7.5 0 1 0 43.5 17A7.5 7.5 0 1 0 28.5 17Z', at, { ink: inks.brand, width: 5 })
    sheet.path('M2.500 17.500A5.500 5.500 0 1 0 13.500 17.500A5.500 5.500 0 1 0 2.500 17.500Z', at, { fill: inks.dot })
    const word: TextStyle = { size: sizes.word, ink: inks.text, weight: 'strong' }
    sheet.write(product.en, 'en', { x: edges.left + 30, y: base, align: 'left' }, word)
    sheet.write(product.ar, 'ar', { x: edges.right, y: base, align: 'right' }, word)
    sheet.rule(edges.left, edges.right, edges.top + 40, { ink: inks.text, width: 1.5 })
  })
  return edges.top + 40
}

/** Draws the red frame that says that this is no tax document. Returns the y below it. */
export function stamp(sheet: Sheet, text: Localized, top: number): number {
  const height = 27
  sheet.decorate(() =>
    sheet.box({ x: edges.left, y: top, width: edges.right - edges.left, height }, { stroke: { ink: inks.danger, width: 1.5 }, radius: 6 }),
  )
  twin(sheet, text, top + 17, { ...strong, ink: inks.danger }, { inset: 12 })
  return top + height
}

/** Draws the heading with a line under it. Reduces its size if both languages would overlap. Returns the y below it. */
export function heading(sheet: Sheet, title: Localized, line: Localized | null, top: number): number {
  const most = (edges.right - edges.left) / 2 - 8
  const style: TextStyle = { size: sizes.heading, ink: inks.text, weight: 'strong' }
  const size = Math.min(...languages.map((language) => fitting(sheet, title[language], language, style, most).size))
  twin(sheet, title, top + 20, { ...style, size }, { tag: 'H1' })
  if (line) twin(sheet, line, top + 36, muted)
  return top + (line ? 44 : 28)
}

/** Draws the footer of a page: a note in each language, and the page number. */
export function foot(sheet: Sheet, note: Localized, at: number, of: number): void {
  const top = edges.foot
  const width = 205
  const place = (language: Language) => ({ ...startOf[language], y: top + 12, most: width, leading: 11 })
  sheet.decorate(() => sheet.rule(edges.left, edges.right, top, { ink: inks.hairline, width: 0.75 }))
  for (const language of languages) sheet.read('P', language, () => void column(sheet, note[language], language, place(language), small))
  const pages = inBoth('paper.page', { page: count(at), pages: count(of) })
  sheet.decorate(() => {
    sheet.write(pages.en, 'en', { x: middle, y: top + 12, align: 'center' }, small)
    sheet.write(pages.ar, 'ar', { x: middle, y: top + 24, align: 'center' }, small)
  })
}
