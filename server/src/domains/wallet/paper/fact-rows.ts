import type { Localized } from '@wasla/contract/platform/language.ts'
import type { Sheet } from '#platform/pdf/sheet.ts'
import { edges, fitting, middle, muted, strong } from './frame.ts'
import { inks } from './inks.ts'

/** A name, and what it is: one value for both, or one in each language. */
export type Fact = { label: Localized; value: Localized | string }

/** A value of both languages on one line; once where both are the same. */
export const besideEachOther = ({ en, ar }: Localized) => (en === ar ? en : `${en}  /  \u2067${ar}\u2069`)

/** Rows of facts between hairlines; answers where the next thing begins. */
export function factRows(sheet: Sheet, rows: readonly Fact[], top: number): number {
  const height = 23
  const line = (y: number) => sheet.decorate(() => sheet.rule(edges.left, edges.right, y, { ink: inks.hairline, width: 0.75 }))
  line(top)
  rows.forEach(({ label, value }, at) => {
    const y = top + at * height
    const both = typeof value === 'string' ? value : besideEachOther(value)
    const most = edges.right - edges.left - 220
    sheet.read('P', 'en', () => {
      sheet.write(label.en, 'en', { x: edges.left, y: y + 15, align: 'left' }, muted)
      sheet.write(both, 'en', { x: middle, y: y + 15, align: 'center' }, fitting(sheet, both, 'en', strong, most))
    })
    sheet.read('P', 'ar', () => sheet.write(label.ar, 'ar', { x: edges.right, y: y + 15, align: 'right' }, muted))
    line(y + height)
  })
  return top + rows.length * height
}
