import { plainLine } from '../validation/plain-text.ts'

/** A cell of a file for spreadsheets: words, or a number that is written as it stands. */
export type CsvCell = string | { readonly number: string }

/** What a spreadsheet takes for the beginning of a formula, in either width. */
const formula = /^[=+\-@＝＋－＠]/u
const plainNumber = /^-?\d+(?:\.\d+)?$/

/**
 * A text is one line without anything unseen, in quotes (RFC 4180). One that a spreadsheet would calculate begins with an apostrophe, which
 * shows it as the text it is (security case 58). A number that is none is treated as a text.
 */
function cellOf(cell: CsvCell): string {
  if (typeof cell !== 'string') return plainNumber.test(cell.number) ? cell.number : cellOf(cell.number)
  const text = plainLine(cell)
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

/** Rows of a file for spreadsheets, each with CR LF at its end. */
export const csvLines = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')

/** A whole file of this kind, or its beginning: first comes the mark by which spreadsheets know UTF-8. */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string => `\uFEFF${csvLines(rows)}`
