import { civilDate, monthsLater, startOfDay } from '@wasla/contract/platform/riyadh.ts'
import type { Problems } from '#form/check.ts'

/** The days a program may be published on (K-32, X-13): from today, at most a year ahead, and not after its last day. */
export function publishDays(now: number, endDate: string | null): { readonly today: string; readonly min: string; readonly max: string } {
  const today = civilDate(now)
  const year = civilDate(monthsLater(now, 12))
  return { today, min: today, max: endDate !== null && endDate < year ? endDate : year }
}

/** What is wrong with the day of a schedule. The dialog says a program that is not listed in words of its own (`privateVisibilityError`). */
export function dayProblems(day: string | null, { min, max }: { readonly min: string; readonly max: string }): Problems {
  if (day === null) return [{ path: 'publishDate', rule: 'required' }]
  if (day < min) return [{ path: 'publishDate', rule: 'startDate' }]
  return day > max ? [{ path: 'publishDate', rule: 'date' }] : []
}

/** The moment a day means: 00:00 in Riyadh. Today is now, as is no day at all. */
export const publishDateOf = (day: string | null, today: string): string | null =>
  day === null || day === today ? null : new Date(startOfDay(day)).toISOString()
