import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { plusDays } from '@wasla/contract/insights/days.ts'

type Coming = { kind: string; amount: number; date: string | null }

/** Returns the next day on which rewards are paid, and their sum in halalas; null if no reward has a known day. */
export function nextPayday(upcoming: readonly Coming[]): { date: string; amount: number } | null {
  const dated = upcoming.flatMap(({ kind, date, amount }) => (kind === 'REWARD' && date !== null ? [{ date, amount }] : []))
  const [first] = dated.map(({ date }) => date).toSorted()
  return first === undefined
    ? null
    : { date: first, amount: dated.reduce((sum, { date, amount }) => (date === first ? sum + amount : sum), 0) }
}

/** Returns whether a civil date is today, tomorrow or another day in Riyadh at the time `now`. */
export function dayFrom(day: string, now: number): 'today' | 'tomorrow' | 'other' {
  const today = civilDate(now)
  if (day === today) return 'today'
  return day === plusDays(today, 1) ? 'tomorrow' : 'other'
}

type Budgeted = { budget: { amount: number; accrued: number; paid: number } | null }

/** Returns two sums over all programs, in halalas: `used`, the spent amounts, and `limit`, the budgets. */
export const spendOf = (programs: readonly Budgeted[]): { used: number; limit: number } =>
  programs.reduce(
    (sum, { budget }) => (budget ? { used: sum.used + budget.accrued + budget.paid, limit: sum.limit + budget.amount } : sum),
    { used: 0, limit: 0 },
  )
