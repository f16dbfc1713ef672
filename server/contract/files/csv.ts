import { plainLine } from '../validation/plain-text.ts'

/** A cell of a file for spreadsheets: text, or a number that is written without quotes. */
export type CsvCell = string | { readonly number: string }

/** Matches a text that a spreadsheet would read as a formula. Includes the full-width forms of the first characters. */
const formula = /^[=+\-@＝＋－＠]/u
const plainNumber = /^-?\d+(?:\.\d+)?$/

/**
 * Returns a cell as text: one line without invisible characters, in quotes (RFC 4180). An apostrophe is put before a text that a
 * spreadsheet would read as a formula (security case 58). An invalid number is written as text.
 */
function cellOf(cell: CsvCell): string {
  if (typeof cell !== 'string') return plainNumber.test(cell.number) ? cell.number : cellOf(cell.number)
  const text = plainLine(cell)
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

/** Returns the rows of a file for spreadsheets, each ending with CR LF. */
export const csvLines = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')

/** Returns a file for spreadsheets, or its first rows. Begins with the byte order mark, by which spreadsheets recognize UTF-8. */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string => `\uFEFF${csvLines(rows)}`
