import { civilDate, endOfDay, startOfDay } from '../platform/riyadh.ts'

export const payoutFrequencies = ['WEEKLY', 'MONTHLY', 'QUARTERLY'] as const
export type PayoutFrequency = (typeof payoutFrequencies)[number]

const nine = 9 * 3_600_000

/** Returns whether a run is on a civil date (L-08). */
const isRunDay: Readonly<Record<PayoutFrequency, (date: string) => boolean>> = {
  WEEKLY: (date) => new Date(Date.parse(date)).getUTCDay() === 0,
  MONTHLY: (date) => date.endsWith('-01'),
  QUARTERLY: (date) => /-(?:01|04|07|10)-01$/.test(date),
}

/** Returns the moment of a run on a civil date: 09:00 in Riyadh (L-08). In milliseconds. */
export const payoutMoment = (date: string) => startOfDay(date) + nine

/**
 * Returns the first run at or after a moment: Sundays, the first of a month or of a quarter, at 09:00 in Riyadh (L-08). In milliseconds.
 */
export function nextPayoutRun(frequency: PayoutFrequency, moment: number): number {
  let date = civilDate(moment)
  while (!isRunDay[frequency](date) || payoutMoment(date) < moment) date = civilDate(endOfDay(date))
  return payoutMoment(date)
}

/** Returns the last run before a moment, by the same calendar. In milliseconds. */
export function previousPayoutRun(frequency: PayoutFrequency, moment: number): number {
  let date = civilDate(moment)
  while (!isRunDay[frequency](date) || payoutMoment(date) >= moment) date = civilDate(startOfDay(date) - 1)
  return payoutMoment(date)
}
