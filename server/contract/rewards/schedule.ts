import { civilDate, endOfDay, startOfDay } from '../platform/riyadh.ts'
import { nextPayoutRun, payoutFrequencies, payoutMoment, type PayoutFrequency } from '../wallet/payout-run.ts'

/**
 * Returns the first scheduled run of any payout frequency at or after a time, in milliseconds. Several frequencies at one time are one run.
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
 * Returns the runs that are due after the last one, the oldest first, at most `most`, so that missed runs are caught up on in order (F26).
 * If there was none yet, it begins with the last run that was due.
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
