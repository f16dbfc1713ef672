import { civilDate } from '@wasla/contract/platform/riyadh.ts'

const day = 86_400_000

/** When a waiting result counts by itself, as its owner reads it: today, tomorrow, or on a day. */
export type CountingDay = 'today' | 'tomorrow' | 'later'

/** `countsAt` and `now` in milliseconds. What was due before and is not counted yet counts today. */
export function countingDay(countsAt: number, now: number): CountingDay {
  if (civilDate(countsAt) <= civilDate(now)) return 'today'
  return civilDate(countsAt) === civilDate(now + day) ? 'tomorrow' : 'later'
}
