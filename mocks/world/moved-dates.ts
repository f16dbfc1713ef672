import { civilDate, startOfDay } from '@wasla/contract/platform/riyadh.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import type { FeaturedPostRecord } from '@wasla/contract/showcase/record.ts'
import { day, worldNow } from './clock.ts'

/** How many days of the calendar of Riyadh `now` is after the world's own day. */
export const daysLater = (now: number): number => Math.round((startOfDay(civilDate(now)) - startOfDay(civilDate(worldNow))) / day)

const dateLater = (date: string, days: number): string => civilDate(startOfDay(date) + days * day)
const midnightLater = (moment: number | null, days: number): number | null => (moment === null ? null : moment + days * day)

/** A post that was posted `days` later. */
export const postedLater = (post: FeaturedPostRecord, days: number): FeaturedPostRecord => ({
  ...post,
  postedOn: post.postedOn === null ? null : dateLater(post.postedOn, days),
})

/** A program whose days are `days` later. Moments that are the beginning or the end of a day stay so, whatever time of day it is now. */
export function shiftedDates(program: ProgramRecord, days: number): ProgramRecord {
  const publishDate = midnightLater(program.publishDate, days)
  return {
    ...program,
    startDate: dateLater(program.startDate, days),
    endDate: program.endDate === null ? null : dateLater(program.endDate, days),
    publishDate,
    // A program that was scheduled is seen from the beginning of its day on.
    publishedAt: publishDate ?? program.publishedAt,
    dueAt: midnightLater(program.dueAt, days),
  }
}
