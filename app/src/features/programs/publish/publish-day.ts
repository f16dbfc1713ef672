import { civilDate, monthsLater, startOfDay } from '@wasla/contract/platform/riyadh.ts'
import type { Problems } from '#form/check.ts'

/**
 * Returns the first and the last day on which a program may be published (K-32, X-13). The first is today. The last is a year ahead, or the
 * program's last day if that is earlier.
 */
export function publishDays(now: number, endDate: string | null): { readonly today: string; readonly min: string; readonly max: string } {
  const today = civilDate(now)
  const year = civilDate(monthsLater(now, 12))
  return { today, min: today, max: endDate !== null && endDate < year ? endDate : year }
}

/**
 * Returns the problems of a scheduled day. The dialog itself reports that an unlisted program cannot be scheduled
 * (`privateVisibilityError`).
 */
export function dayProblems(day: string | null, { min, max }: { readonly min: string; readonly max: string }): Problems {
  if (day === null) return [{ path: 'publishDate', rule: 'required' }]
  if (day < min) return [{ path: 'publishDate', rule: 'startDate' }]
  return day > max ? [{ path: 'publishDate', rule: 'date' }] : []
}

/**
 * Returns the time at which a program scheduled for a day is published: 00:00 in Riyadh. Returns null, which means now, for today and for
 * no day.
 */
export const publishDateOf = (day: string | null, today: string): string | null =>
  day === null || day === today ? null : new Date(startOfDay(day)).toISOString()
