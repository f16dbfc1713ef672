import { civilDate, startOfDay } from '@wasla/contract/platform/riyadh.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import type { FeaturedPostRecord } from '@wasla/contract/showcase/record.ts'
import type { SplitRecord } from '@wasla/contract/splits/record.ts'
import { day, worldNow } from './clock.ts'

/** Returns the number of days from the unmoved world's day to `now`, in Riyadh's calendar. */
export const daysLater = (now: number): number => Math.round((startOfDay(civilDate(now)) - startOfDay(civilDate(worldNow))) / day)

/** Returns a civil date moved by `days`. */
export const dateLater = (date: string, days: number): string => civilDate(startOfDay(date) + days * day)
const midnightLater = (moment: number | null, days: number): number | null => (moment === null ? null : moment + days * day)

/** Returns a featured post with its date moved by `days`. */
export const postedLater = (post: FeaturedPostRecord, days: number): FeaturedPostRecord => ({
  ...post,
  postedOn: post.postedOn === null ? null : dateLater(post.postedOn, days),
})

/** Returns a program with its dates moved by `days`. A time at midnight stays at midnight, at any time of the current day. */
export function shiftedDates(program: ProgramRecord, days: number): ProgramRecord {
  const publishDate = midnightLater(program.publishDate, days)
  return {
    ...program,
    startDate: dateLater(program.startDate, days),
    endDate: program.endDate === null ? null : dateLater(program.endDate, days),
    publishDate,
    // Discover lists a scheduled program from the beginning of this day.
    publishedAt: publishDate ?? program.publishedAt,
    dueAt: midnightLater(program.dueAt, days),
  }
}

/** Returns a split with its first day moved by `days`. */
export const startsLater = (split: SplitRecord, days: number): SplitRecord => ({ ...split, startsOn: dateLater(split.startsOn, days) })
