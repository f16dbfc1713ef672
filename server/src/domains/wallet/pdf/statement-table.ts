import { languages, type Language, type Localized } from '@wasla/contract/platform/language.ts'
import { inBoth } from '@wasla/contract/wallet/pdf/text.ts'
import type { Sheet } from '#platform/pdf/sheet.ts'
import { wrapped } from '#platform/pdf/wrap.ts'
import { balanceOf, change } from './figures.ts'
import { column, edges, fitting, muted, small, strong, twoScripts } from './frame.ts'
import { inks } from './inks.ts'
import type { PrintedRow } from './statement-rows.ts'

const inset = 6
/** The edges of the columns, and the widths of their texts, in points. */
const columns = {
  date: { en: edges.left + inset, ar: edges.right - inset, most: 44 },
  description: { en: edges.left + 52, ar: edges.right - 60, most: { en: 142, ar: 132 } },
  amount: { right: 298, most: 66 },
  balance: { right: 361, most: 58 },
} as const
const alignOf = { en: 'left', ar: 'right' } as const
const least = 37

type Wrapped = { title: string[]; details: string[][] }

const linesIn = (sheet: Sheet, { title, details }: PrintedRow, language: Language): Wrapped => {
  const most = columns.description.most[language]
  return {
    title: wrapped(title[language], most, (one) => sheet.widthOf(one, language, strong)),
    details: details.map((detail) => wrapped(detail[language], most, (one) => sheet.widthOf(one, language, small))),
  }
}

/** Returns the height of a row in points. The language with the higher text decides. */
export const heightOf = (sheet: Sheet, row: PrintedRow): number =>
  Math.max(
    least,
    ...languages.map((language) => {
      const { title, details } = linesIn(sheet, row, language)
      return 12 + title.length * 13 + details.flat().length * 11.5
    }),
  )

function describe(sheet: Sheet, row: PrintedRow, language: Language, top: number): void {
  const at = { x: columns.description[language], align: alignOf[language], most: columns.description.most[language] }
  const { date } = columns
  const dateStyle = fitting(sheet, row.date[language], language, muted, date.most)
  sheet.write(row.date[language], language, { x: date[language], y: top + 15, align: alignOf[language] }, dateStyle)
  let y = column(sheet, row.title[language], language, { ...at, y: top + 15, leading: 13 }, strong)
  y -= 1
  for (const detail of row.details) y = column(sheet, detail[language], language, { ...at, y, leading: 11.5 }, small)
}

/** Draws a row from `top` down. Returns the y of the next row. */
export function drawRow(sheet: Sheet, row: PrintedRow, top: number, isLast: boolean): number {
  const height = heightOf(sheet, row)
  const width = edges.right - edges.left
  sheet.decorate(() => {
    if (row.kind === 'end') sheet.box({ x: edges.left, y: top, width, height }, { fill: inks.sunken })
    sheet.rule(edges.left, edges.right, top + height, isLast ? { ink: inks.text, width: 1.5 } : { ink: inks.hairline, width: 0.75 })
  })
  sheet.read('P', 'en', () => {
    describe(sheet, row, 'en', top)
    if (row.amount !== null)
      twoScripts(sheet, change(row.amount), { ...columns.amount, y: top + 15 }, { ink: row.amount > 0 ? inks.credit : inks.text })
    twoScripts(sheet, balanceOf(row.balance), { ...columns.balance, y: top + 15 })
  })
  sheet.read('P', 'ar', () => describe(sheet, row, 'ar', top))
  return top + height
}

/** Height in points of the rows “carried over” and “brought forward”, which have one line of text. */
export const carriedHeight = least

/** Returns the row “carried over” or “brought forward” with this balance. */
export const carriedRow = (title: 'paper.carriedOver' | 'paper.broughtForward', balance: number): PrintedRow => {
  const none: Localized = { en: '', ar: '' }
  return { kind: 'end', date: none, title: inBoth(title), details: [], amount: null, balance }
}

export const headHeight = 34

/** Draws the names of the columns, which every page repeats. Returns the y of the first row. */
export function drawHead(sheet: Sheet, top: number): number {
  const [date, description] = [inBoth('paper.date'), inBoth('paper.description')]
  const base = top + headHeight - 6
  const draw = () => {
    for (const language of languages) {
      const align = alignOf[language]
      sheet.write(date[language], language, { x: columns.date[language], y: base, align }, muted)
      sheet.write(description[language], language, { x: columns.description[language], y: base, align }, muted)
    }
    for (const [title, { right }] of [
      [inBoth('paper.amount'), columns.amount],
      [inBoth('paper.balance'), columns.balance],
    ] as const) {
      sheet.write(title.en, 'en', { x: right, y: base - 13, align: 'right' }, muted)
      sheet.write(title.ar, 'ar', { x: right, y: base, align: 'right' }, muted)
    }
    sheet.rule(edges.left, edges.right, top + headHeight, { ink: inks.text, width: 0.75 })
  }
  sheet.decorate(draw)
  return top + headHeight
}
