import { civilDate, monthsLater, startOfDay } from '@wasla/contract/platform/riyadh.ts'
import type { Problems } from '#form/check.ts'

/** Returns the days on which a program may be published (K-32, X-13): from today for at most a year, and not after its last day. */
export function publishDays(now: number, endDate: string | null): { readonly today: string; readonly min: string; readonly max: string } {
  const today = civilDate(now)
  const year = civilDate(monthsLater(now, 12))
  return { today, min: today, max: endDate !== null && endDate < year ? endDate : year }
}

/** Returns the problems of a scheduled day. For a program that is not listed, the dialog has its own message (`privateVisibilityError`). */
export function dayProblems(day: string | null, { min, max }: { readonly min: string; readonly max: string }): Problems {
  if (day === null) return [{ path: 'publishDate', rule: 'required' }]
  if (day < min) return [{ path: 'publishDate', rule: 'startDate' }]
  return day > max ? [{ path: 'publishDate', rule: 'date' }] : []
}

/** Returns the moment of a day, 00:00 in Riyadh; null, which means now, for today or for no day. */
export const publishDateOf = (day: string | null, today: string): string | null =>
  day === null || day === today ? null : new Date(startOfDay(day)).toISOString()
