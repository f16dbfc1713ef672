import type { Language, Localized } from '@wasla/contract/platform/language.ts'
import { page, type Place, type Sheet, type TextStyle } from '#platform/pdf/sheet.ts'
import { wrapped } from '#platform/pdf/wrap.ts'
import { inks, sizes } from './inks.ts'

/** Edges of the printed area, in points. */
export const edges = { left: 36, right: page.width - 36, top: 33, foot: 776 } as const
export const middle = page.width / 2

const usual: TextStyle = { size: sizes.base, ink: inks.text }
export const small: TextStyle = { size: sizes.small, ink: inks.muted }
export const muted: TextStyle = { ...usual, ink: inks.muted }
export const strong: TextStyle = { ...usual, weight: 'strong' }

/** Start of a line in each language: English on the left, Arabic on the right. */
export const startOf: Readonly<Record<Language, Pick<Place, 'x' | 'align'>>> = {
  en: { x: edges.left, align: 'left' },
  ar: { x: edges.right, align: 'right' },
}

/**
 * Writes a text in both languages on one line: English at the left edge, Arabic at the right edge. Each is moved inwards by `inset` points.
 */
export function twin(sheet: Sheet, { en, ar }: Localized, y: number, style: TextStyle, { inset = 0, tag = 'P' as 'P' | 'H1' } = {}): void {
  sheet.read(tag, 'en', () => sheet.write(en, 'en', { ...startOf.en, x: edges.left + inset, y }, style))
  sheet.read(tag, 'ar', () => sheet.write(ar, 'ar', { ...startOf.ar, x: edges.right - inset, y }, style))
}

/** Returns the style of a line. Its size is reduced if the line would be wider than `most` points. */
export function fitting(sheet: Sheet, text: string, language: Language, style: TextStyle, most: number): TextStyle {
  const width = sheet.widthOf(text, language, style)
  return width <= most ? style : { ...style, size: (style.size * most) / width }
}

/** Writes a text in a column, wrapped into lines. Returns the base line below the last one. */
export function column(
  sheet: Sheet,
  text: string,
  language: Language,
  { x, y, align, most, leading }: Place & { most: number; leading: number },
  style: TextStyle,
): number {
  let line = y
  for (const part of wrapped(text, most, (one) => sheet.widthOf(one, language, style))) {
    sheet.write(part, language, { x, y: line, align }, style)
    line += leading
  }
  return line
}

/** Sizes and inks: `size` and `ink` of the Latin digits, `under` and `quiet` of the Arabic-Indic digits below. */
type TwoScripts = { size?: number; under?: number; ink?: string; quiet?: string }

/** Writes an amount in both scripts, aligned at the right: Latin digits above, Arabic-Indic digits below. */
export function twoScripts(
  sheet: Sheet,
  { en, ar }: Localized,
  { right, y, most }: { right: number; y: number; most: number },
  { size = sizes.figure, under = sizes.small + 0.75, ink = inks.text, quiet = inks.muted }: TwoScripts = {},
): void {
  const latin: TextStyle = { size, ink, weight: 'strong', setting: 'figures' }
  const arabic: TextStyle = { size: under, ink: quiet, setting: 'figures' }
  sheet.write(en, 'en', { x: right, y, align: 'right' }, fitting(sheet, en, 'en', latin, most))
  // Set as a left-to-right line, so that the sign stays left of the digits.
  sheet.write(ar, 'en', { x: right, y: y + under * 1.4, align: 'right' }, fitting(sheet, ar, 'en', arabic, most))
}
