import { civilDate, startOfDay } from '@wasla/contract/platform/riyadh.ts'

const day = 24 * 3_600_000

/** Days between today in Riyadh and a civil date: 0 on the day itself, less after it. `now` in milliseconds. */
export const daysLeft = (date: string, now: number): number => Math.round((startOfDay(date) - startOfDay(civilDate(now))) / day)
