import type { WalletFiguresFragment } from './wallet.generated.ts'

/** One upcoming or reserved amount, as the API returns it. */
export type Upcoming = WalletFiguresFragment['upcoming'][number]

/** Rewards that are paid on one day. `amount` is their total, in halalas. */
export type Payday = { date: string; amount: number; lines: readonly Upcoming[] }

const sumOf = (lines: readonly Upcoming[]) => lines.reduce((sum, { amount }) => sum + amount, 0)
const isReward = ({ kind }: Upcoming) => kind === 'REWARD'

/** Returns the days on which rewards are paid, the next day first. */
export function paydays(upcoming: readonly Upcoming[]): Payday[] {
  const byDate = new Map<string, Upcoming[]>()
  for (const line of upcoming) if (isReward(line) && line.date !== null) byDate.set(line.date, [...(byDate.get(line.date) ?? []), line])
  return [...byDate].toSorted(([one], [other]) => one.localeCompare(other)).map(([date, lines]) => ({ date, amount: sumOf(lines), lines }))
}

/** Returns the rewards without a known day, with their total; null if there are none. */
export function undated(upcoming: readonly Upcoming[]): Omit<Payday, 'date'> | null {
  const lines = upcoming.filter((line) => isReward(line) && line.date === null)
  return lines.length > 0 ? { amount: sumOf(lines), lines } : null
}

/** Returns the reserved amounts: a withdrawal that has not ended, and the budgets of the owner's programs. */
export const boundLines = (upcoming: readonly Upcoming[]) => upcoming.filter((line) => !isReward(line))

/**
 * Returns the total that a withdrawal takes from the wallet, with fee and tax: the reserved amount without the budgets. This is right
 * because only one withdrawal is under way at a time (P-10).
 */
export const withdrawalTotal = (reservedSum: number, bound: readonly Upcoming[]) =>
  reservedSum - sumOf(bound.filter(({ kind }) => kind === 'ESCROW'))

const day = 86_400_000
/**
 * How a day is named relative to today. `week` means by its weekday, for up to six days ahead: the seventh day has the same weekday as
 * today.
 */
export type Nearness = 'today' | 'tomorrow' | 'week' | 'later'

/** Returns the number of days from `today` to `date`, both civil dates. */
const daysUntil = (date: string, today: string) => Math.round((Date.parse(date) - Date.parse(today)) / day)

export function nearness(date: string, today: string): Nearness {
  const days = daysUntil(date, today)
  if (days <= 0) return 'today'
  if (days === 1) return 'tomorrow'
  return days < 7 ? 'week' : 'later'
}

/** What is reserved, for the sentence below the reserved amount. */
export type Reserved =
  | { kind: 'nothing' }
  | { kind: 'withdrawal'; bank: string; date: string | null }
  /** `date` is the day on which the first unused budget comes back. */
  | { kind: 'programs'; count: number; date: string | null }
  /** `date` is the day on which the withdrawal arrives, because that comes before a budget is returned. */
  | { kind: 'both'; count: number; date: string | null }

export function reserved(upcoming: readonly Upcoming[]): Reserved {
  const bound = boundLines(upcoming)
  const withdrawal = bound.find(({ kind }) => kind === 'WITHDRAWAL')
  const budgets = bound.filter(({ kind }) => kind === 'ESCROW')
  if (withdrawal)
    return budgets.length > 0
      ? { kind: 'both', count: budgets.length, date: withdrawal.date }
      : { kind: 'withdrawal', bank: withdrawal.title, date: withdrawal.date }
  if (budgets.length === 0) return { kind: 'nothing' }
  const [date = null] = budgets.flatMap((budget) => budget.date ?? []).toSorted()
  return { kind: 'programs', count: budgets.length, date }
}
