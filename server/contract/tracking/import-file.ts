import { decodeText, type TextEncoding } from '../files/decode-text.ts'
import { readCsv, type CsvSeparator, type CsvTable } from '../files/read-csv.ts'
import { invalidInput } from '../errors/problem.ts'
import type { FieldProblem } from '../errors/field-problem.ts'
import { capitals, readConversion, type ReadConversion } from './conversion-body.ts'
import { conversionLimits } from './conversion-limits.ts'
import { isTrial } from './trial.ts'
import { isCodeSource } from './code-source.ts'
import { plainAmount, spoiltBy } from './import-cells.ts'
import { readHeading, type Heading, type ImportColumn } from './import-columns.ts'

/** The cells of a row as they were written, by column. */
type ImportedCells = Readonly<Partial<Record<ImportColumn, string>>>

/** A row of a file; `row` is its number in a spreadsheet. */
export type ImportedRow = { readonly row: number; readonly cells: ImportedCells; readonly read: ReadConversion }

/** The guesses by which a file was read. Its sender sees them, and so notices a wrong guess at once (Y-14). */
export type ImportReading = {
  readonly encoding: TextEncoding
  readonly separator: CsvSeparator
  readonly hasDecimalComma: boolean
}

export type ImportedFile = { readonly reading: ImportReading; readonly rows: readonly ImportedRow[] }

const isFilled = (cell: string) => cell.trim() !== ''

function tableOf(bytes: Uint8Array): CsvTable & { encoding: TextEncoding } {
  const decoded = decodeText(bytes)
  if (!decoded) throw invalidInput([{ path: 'file', rule: 'encoding' }])
  const table = readCsv(decoded.text)
  if (!table.isClosed) throw invalidInput([{ path: 'file', rule: 'format' }])
  return { ...table, encoding: decoded.encoding }
}

/**
 * Returns whether a row has filled cells in columns without a heading. In a file with commas, `249,90` without quotes makes such a cell.
 */
const hasExtraCells = (heading: Heading, cells: readonly string[]) =>
  cells.some((cell, at) => isFilled(cell) && (heading[at] === undefined || heading[at] === 'unnamed'))

/** Returns whether an amount may have been cut at its decimal comma. The decimals are then in the next column, which is the shop’s own. */
function isCut(heading: Heading, cells: readonly string[], separator: CsvSeparator): boolean {
  const at = heading.indexOf('amount')
  if (separator !== ',' || at < 0 || heading[at + 1] !== null) return false
  const [whole = '', rest = ''] = cells.slice(at, at + 2).map((cell) => plainAmount(cell).text)
  return /^\d+$/.test(whole) && /^\d{1,2}$/.test(rest)
}

/** Returns the problems of a row’s cells, before the cells are read as fields. */
function cellProblems(heading: Heading, cells: readonly string[], separator: CsvSeparator): FieldProblem[] {
  if (hasExtraCells(heading, cells)) return [{ path: '', rule: 'extraCells' }]
  if (isCut(heading, cells, separator)) return [{ path: 'amount', rule: 'extraCells' }]
  return heading.flatMap((column, at): FieldProblem[] => {
    const rule = column === null || column === 'unnamed' ? null : spoiltBy(cells[at] ?? '')
    return rule === null ? [] : [{ path: String(column), rule }]
  })
}

const cellsOf = (heading: Heading, cells: readonly string[]): ImportedCells =>
  Object.fromEntries(
    heading.flatMap((column, at) => {
      const cell = (cells[at] ?? '').trim()
      return column === null || column === 'unnamed' || cell === '' ? [] : [[column, cell]]
    }),
  )

function valueOf(column: string, cell: string): string {
  if (column === 'amount') return plainAmount(cell).text
  return capitals.has(column) ? cell.toUpperCase() : cell
}

/** Refuses a trial in a file of sales, because it is a mistake. */
const withoutTrial = (read: ReadConversion): ReadConversion =>
  read.conversion && isTrial(read.conversion.clickId)
    ? { fields: [{ path: isCodeSource(read.conversion.clickId) ? 'promoCode' : 'clickId', rule: 'unknownValue' }] }
    : read

/**
 * Reads a file of conversions (N-15, Y-14): a heading, then at most 5,000 rows. Skips empty rows. Throws `DTO_VALIDATION_ERROR` at `file`
 * if the file is of another kind, cannot be read, or is too long.
 */
export function readImport(bytes: Uint8Array, now: number): ImportedFile {
  const { rows: lines, separator, encoding } = tableOf(bytes)
  const [first = [], ...rest] = lines
  const heading = readHeading(first)
  const filled = rest.map((cells, at) => ({ cells, row: at + 2 })).filter(({ cells }) => cells.some(isFilled))
  if (filled.length === 0) throw invalidInput([{ path: 'file', rule: 'required' }])
  if (filled.length > conversionLimits.importRows)
    throw invalidInput([{ path: 'file', rule: 'maxItems', params: { max: conversionLimits.importRows } }])
  const rows = filled.map(({ cells: line, row }): ImportedRow => {
    const cells = cellsOf(heading, line)
    const problems = cellProblems(heading, line, separator)
    if (problems.length > 0) return { row, cells, read: { fields: problems } }
    const values = Object.entries(cells).map(([column, cell]) => [column, valueOf(column, cell)])
    return { row, cells, read: withoutTrial(readConversion(Object.fromEntries(values), now)) }
  })
  const hasDecimalComma = rows.some(({ cells }) => plainAmount(cells.amount ?? '').hasComma)
  return { reading: { encoding, separator, hasDecimalComma }, rows }
}
