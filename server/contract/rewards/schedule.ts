import { civilDate, endOfDay, startOfDay } from '../platform/riyadh.ts'
import { nextPayoutRun, payoutFrequencies, payoutMoment, type PayoutFrequency } from '../wallet/payout-run.ts'

/**
 * Returns the first scheduled run of any payout frequency at or after a time, in milliseconds. Frequencies that are due at the same time
 * share one run.
 */
export const nextRunAt = (moment: number): number => Math.min(...payoutFrequencies.map((frequency) => nextPayoutRun(frequency, moment)))

/** Returns the payout frequencies that the run at a time pays. */
export const frequenciesAt = (moment: number): PayoutFrequency[] =>
  payoutFrequencies.filter((frequency) => nextPayoutRun(frequency, moment) === moment)

/** Returns the last scheduled run at or before a time, in milliseconds. */
export function lastRunAt(moment: number): number {
  let date = civilDate(moment)
  while (payoutMoment(date) > moment || frequenciesAt(payoutMoment(date)).length === 0) date = civilDate(startOfDay(date) - 1)
  return payoutMoment(date)
}

/**
 * Returns at most `most` runs that are due after the run `last`, the oldest first, so that missed runs are caught up on in order (F26). If
 * there was no run yet, returns only the latest run that was due.
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
