import { csvOf } from '@wasla/contract/files/csv.ts'
import { readImport, type ImportedRow } from '@wasla/contract/tracking/import-file.ts'
import { importColumns, type ImportColumn } from '@wasla/contract/tracking/import-columns.ts'
import type { CheckedRow } from './import-rows.ts'

/** Optional columns of a file. */
const further: readonly ImportColumn[] = ['currency', 'occurredAt', 'status']

const reasonOf = ({ code, problems }: CheckedRow): string =>
  problems.length > 0 ? problems.map(({ column, rule }) => `${column} ${rule}`.trim()).join(', ') : (code ?? '')

/**
 * Returns the refused rows of a file as CSV: their cells as written, the row number and the reason’s code. After correction, the file can
 * be imported again.
 */
export function refusedCsv(bytes: Uint8Array, rows: readonly CheckedRow[], now: number): string {
  const refused = new Map(rows.filter(({ outcome }) => outcome === 'REFUSED').map((row) => [row.row, row]))
  const written = readImport(bytes, now).rows.filter(({ row }) => refused.has(row))
  const columns = [...importColumns, ...further.filter((column) => written.some(({ cells }) => cells[column] !== undefined))]
  const lineOf = ({ row, cells }: ImportedRow) => {
    const checked = refused.get(row)
    return [...columns.map((column) => cells[column] ?? ''), { number: String(row) }, checked ? reasonOf(checked) : '']
  }
  return csvOf([[...columns, 'row', 'reason'], ...written.map(lineOf)])
}
