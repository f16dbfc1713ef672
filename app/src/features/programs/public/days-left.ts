import { civilDate, startOfDay } from '@wasla/contract/platform/riyadh.ts'

const day = 24 * 3_600_000

/** Returns the days from today in Riyadh to a civil date: 0 on that day, negative after it. `now` in milliseconds. */
export const daysLeft = (date: string, now: number): number => Math.round((startOfDay(date) - startOfDay(civilDate(now))) / day)
