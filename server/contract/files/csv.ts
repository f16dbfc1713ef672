import { plainLine } from '../validation/plain-text.ts'

/** A cell of a file for spreadsheets: text, or a number that is written without quotes. */
export type CsvCell = string | { readonly number: string }

/** Characters that begin a formula in a spreadsheet, also in their full-width form. */
const formula = /^[=+\-@＝＋－＠]/u
const plainNumber = /^-?\d+(?:\.\d+)?$/

/**
 * Returns a cell as text: one line without invisible characters, in quotes (RFC 4180). Text that a spreadsheet would calculate begins with
 * an apostrophe, so that it is shown as text (security case 58). A number that is not valid is written as text.
 */
function cellOf(cell: CsvCell): string {
  if (typeof cell !== 'string') return plainNumber.test(cell.number) ? cell.number : cellOf(cell.number)
  const text = plainLine(cell)
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

/** Returns the rows of a file for spreadsheets, each ending with CR LF. */
export const csvLines = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')

/** Returns a whole file for spreadsheets, or its beginning, with the byte order mark by which they recognize UTF-8. */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string => `\uFEFF${csvLines(rows)}`
