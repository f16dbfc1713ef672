import { readCsv } from '../files/read-csv.ts'
import { invalidInput } from '../errors/problem.ts'
import type { TrackRefusal } from './answers.ts'
import { readConversion, type ReadConversion } from './conversion-body.ts'
import { conversionLimits } from './conversion-limits.ts'

/** The columns of an imported file (N-15); the amount may be missing. */
export const importColumns = ['externalId', 'clickId', 'event', 'amount'] as const

/** A row of a file by the number a spreadsheet shows it under. */
export type ImportedRow = { readonly row: number; readonly read: ReadConversion }

/**
 * The rows of a file of conversions: a heading of these columns in any order and any capitals, then at most 5,000 rows. Empty ones are
 * passed over. Throws `DTO_VALIDATION_ERROR` at `file` where it is no such file, or too long.
 */
export function readImport(text: string, now: number): ImportedRow[] {
  const [heading = [], ...rows] = readCsv(text)
  const names = heading.map((name) => importColumns.find((column) => column.toLowerCase() === name.trim().toLowerCase()))
  if (!['externalId', 'clickId', 'event'].every((needed) => names.some((name) => name === needed)))
    throw invalidInput([{ path: 'file', rule: 'format' }])
  const filled = rows.map((cells, at) => ({ cells, row: at + 2 })).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (filled.length === 0) throw invalidInput([{ path: 'file', rule: 'required' }])
  if (filled.length > conversionLimits.importRows)
    throw invalidInput([{ path: 'file', rule: 'maxItems', params: { max: conversionLimits.importRows } }])
  return filled.map(({ cells, row }) => {
    const given = names.flatMap((name, at): [string, string][] => {
      const cell = cells[at]?.trim() ?? ''
      return name === undefined || cell === '' ? [] : [[name, name === 'event' ? cell.toUpperCase() : cell]]
    })
    return { row, read: readConversion(Object.fromEntries(given), now) }
  })
}

/** What is wrong with a row: its number, the code of the endpoints, and the columns that are missing or wrong. */
export type ImportError = { readonly row: number; readonly code: string; readonly columns: readonly string[] }

/** What is wrong with a row, in the words of the endpoints: `3: CLICK_NOT_FOUND`, `4: BODY_INVALID amount`. */
export const importError = (row: number, { code, fields = [] }: TrackRefusal): string =>
  [`${row}: ${code}`, ...fields.map(({ path }) => path)].join(' ')

/** Such a text read again, for whoever says it in words; null where it has another form. */
export function readImportError(error: string): ImportError | null {
  const [, row, code = '', columns = ''] = /^(\d+): ([A-Z_]+)((?: \S+)*)$/.exec(error) ?? []
  return row === undefined ? null : { row: Number(row), code, columns: columns.split(' ').filter(Boolean) }
}
