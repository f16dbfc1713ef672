import { civilDate, endOfDay, startOfDay } from '../platform/riyadh.ts'
import { nextPayoutRun, payoutFrequencies, payoutMoment, type PayoutFrequency } from '../wallet/payout-run.ts'

/** The first run of any rhythm at or after a moment, in milliseconds. Those that fall on one moment are one run. */
export const nextRunAt = (moment: number): number => Math.min(...payoutFrequencies.map((frequency) => nextPayoutRun(frequency, moment)))

/** The rhythms that are paid by the run at a moment. */
export const frequenciesAt = (moment: number): PayoutFrequency[] =>
  payoutFrequencies.filter((frequency) => nextPayoutRun(frequency, moment) === moment)

/** The last run at or before a moment, in milliseconds. */
export function lastRunAt(moment: number): number {
  let date = civilDate(moment)
  while (payoutMoment(date) > moment || frequenciesAt(payoutMoment(date)).length === 0) date = civilDate(startOfDay(date) - 1)
  return payoutMoment(date)
}

/**
 * The runs that are due after the last one, the oldest first and at most `most`: those that were missed are caught up in order (F26). A
 * product that never had one begins with the last that fell due.
 */
export function dueRuns(last: number | null, now: number, most: number): number[] {
  const due: number[] = []
  let moment = last === null ? lastRunAt(now) : nextRunAt(last + 1)
  while (moment <= now && due.length < most) {
    due.push(moment)
    moment = nextRunAt(endOfDay(civilDate(moment)))
  }
  return due
}
