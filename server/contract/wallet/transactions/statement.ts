import { civilDate, endOfDay, startOfDay } from '../../platform/riyadh.ts'
import type { TransactionRow } from './row.ts'

/** A transaction that changed the balance, and the balance after it, in halalas. */
export type StatementLine = { row: TransactionRow; balance: number }

/** A month in Riyadh: `opening + incoming - outgoing = closing`. Amounts in halalas. */
export type Statement = {
  /** `YYYY-MM`. */
  month: string
  opening: number
  incoming: number
  outgoing: number
  closing: number
  /** The oldest first. */
  lines: readonly StatementLine[]
}

const monthOf = (moment: number) => civilDate(moment).slice(0, 7)

/** Returns the first moment of a month and of the next month, in milliseconds. */
export function boundsOf(month: string): { start: number; end: number } {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
  return { start: startOfDay(`${month}-01`), end: endOfDay(lastDay) }
}

const oldestFirst = (a: TransactionRow, b: TransactionRow) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1)
const sumOf = (rows: readonly TransactionRow[]) => rows.reduce((sum, { netAmount }) => sum + netAmount, 0)

/** Returns the balance at the beginning of a month: the sum of all earlier transactions. */
export const openingOf = (rows: readonly TransactionRow[], month: string) =>
  sumOf(rows.filter(({ createdAt }) => createdAt < boundsOf(month).start))

/** Returns the statement of a month. Leaves out transactions of other months, and transactions that did not change the balance. */
export function statementOf(month: string, opening: number, rows: readonly TransactionRow[]): Statement {
  const { start, end } = boundsOf(month)
  const moved = rows.filter(({ createdAt, netAmount }) => createdAt >= start && createdAt < end && netAmount !== 0).toSorted(oldestFirst)
  const lines: StatementLine[] = []
  for (const row of moved) lines.push({ row, balance: (lines.at(-1)?.balance ?? opening) + row.netAmount })
  const incoming = sumOf(moved.filter(({ netAmount }) => netAmount > 0))
  const outgoing = -sumOf(moved.filter(({ netAmount }) => netAmount < 0)) || 0
  return { month, opening, incoming, outgoing, closing: opening + incoming - outgoing, lines }
}

/** Returns the time of the last transaction that changed the balance; null if there is none. */
export function lastChangeIn(rows: readonly Pick<TransactionRow, 'createdAt' | 'netAmount'>[]): number | null {
  const moments = rows.filter(({ netAmount }) => netAmount !== 0).map(({ createdAt }) => createdAt)
  return moments.length === 0 ? null : Math.max(...moments)
}

/** Returns the months that have a statement: from the first transaction to now, the newest first. */
export function statementMonths(rows: readonly Pick<TransactionRow, 'createdAt'>[], now: number): string[] {
  if (rows.length === 0) return []
  const first = monthOf(Math.min(...rows.map(({ createdAt }) => createdAt)))
  const months: string[] = []
  for (let month = monthOf(now); month >= first; month = monthOf(boundsOf(month).start - 1)) months.push(month)
  return months
}
