import type { Localized } from '@wasla/contract/platform/language.ts'
import type { Sheet, TextStyle } from '#platform/pdf/sheet.ts'
import { edges, fitting, middle, muted, strong } from './frame.ts'
import { inks } from './inks.ts'

/** A label with its value: one value for both languages, or one for each. */
export type Fact = { label: Localized; value: Localized | string }

const separator = '  /  '
/** Height of one row in points. */
export const factHeight = 23

/**
 * Functions that draw a value in the middle of a line: its English part and its Arabic part. They are separate so that a screen reader
 * reads each part with the label of its language.
 */
export type DrawnValue = { en: () => void; ar: () => void }

/**
 * Prepares the value between two labels. A value that is the same in both languages is drawn once; otherwise the English value is left of
 * the Arabic one.
 */
export function valueAt(sheet: Sheet, value: Localized | string, y: number, style: TextStyle, most: number): DrawnValue {
  const { en, ar } = typeof value === 'string' ? { en: value, ar: value } : value
  if (en === ar) {
    const fitted = fitting(sheet, en, 'en', style, most)
    return { en: () => sheet.write(en, 'en', { x: middle, y, align: 'center' }, fitted), ar: () => undefined }
  }
  const widthIn = (size: number) =>
    sheet.widthOf(en, 'en', { ...style, size }) +
    sheet.widthOf(separator, 'en', { ...style, size }) +
    sheet.widthOf(ar, 'ar', { ...style, size })
  const fitted = { ...style, size: style.size * Math.min(1, most / widthIn(style.size)) }
  const half = widthIn(fitted.size) / 2
  return {
    en: () => {
      sheet.write(en, 'en', { x: middle - half, y, align: 'left' }, fitted)
      sheet.write(separator, 'en', { x: middle - half + sheet.widthOf(en, 'en', fitted), y, align: 'left' }, fitted)
    },
    ar: () => sheet.write(ar, 'ar', { x: middle + half, y, align: 'right' }, fitted),
  }
}

/** Draws rows of facts, with thin lines between them. Returns the y below them. */
export function factRows(sheet: Sheet, rows: readonly Fact[], top: number): number {
  const line = (y: number) => sheet.decorate(() => sheet.rule(edges.left, edges.right, y, { ink: inks.hairline, width: 0.75 }))
  line(top)
  rows.forEach(({ label, value }, at) => {
    const y = top + at * factHeight
    const drawn = valueAt(sheet, value, y + 15, strong, edges.right - edges.left - 220)
    sheet.read('P', 'en', () => {
      sheet.write(label.en, 'en', { x: edges.left, y: y + 15, align: 'left' }, muted)
      drawn.en()
    })
    sheet.read('P', 'ar', () => {
      sheet.write(label.ar, 'ar', { x: edges.right, y: y + 15, align: 'right' }, muted)
      drawn.ar()
    })
    line(y + factHeight)
  })
  return top + rows.length * factHeight
}
