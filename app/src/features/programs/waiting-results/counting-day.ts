import { civilDate } from '@wasla/contract/platform/riyadh.ts'

const day = 86_400_000

/** Day on which a waiting result counts automatically, relative to today. */
export type CountingDay = 'today' | 'tomorrow' | 'later'

/**
 * Returns the day of `countsAt` relative to `now`, both in milliseconds. If the time of a result has passed but it does not count yet,
 * returns today.
 */
export function countingDay(countsAt: number, now: number): CountingDay {
  if (civilDate(countsAt) <= civilDate(now)) return 'today'
  return civilDate(countsAt) === civilDate(now + day) ? 'tomorrow' : 'later'
}
