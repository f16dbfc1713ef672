import { invalidInput, Problem } from '../../errors/problem.ts'
import { civilDate, monthsLater, startOfDay } from '../../platform/riyadh.ts'
import type { ProgramRecord } from '../record.ts'

/** When to publish: `at` is the start of a day in milliseconds, or null to publish immediately. */
export type PublishTime = { readonly problem: Problem; readonly at?: never } | { readonly problem?: never; readonly at: number | null }

type Scheduled = Pick<ProgramRecord, 'isVisible' | 'endDate'>

const invalidDate = (rule: 'date' | 'startDate'): Problem => invalidInput([{ path: 'publishDate', rule }])

/**
 * Returns the time that a `publishDate` means (K-32, X-13): 00:00 of its day in Riyadh. `at` is null if the date is today or null, which
 * means immediately. Refused with `PROGRAM_VISIBILITY_PRIVATE` on any day if the program is not listed, and with `DTO_VALIDATION_ERROR` for
 * a day in the past (rule `startDate`), after the program's last day, or more than a year ahead.
 */
export function publishTimeOf({ isVisible, endDate }: Scheduled, publishDate: number | null, now: number): PublishTime {
  if (publishDate === null) return { at: null }
  if (!isVisible) return { problem: new Problem('PROGRAM_VISIBILITY_PRIVATE') }
  if (!isDay(publishDate)) return { problem: invalidDate('date') }
  const day = civilDate(publishDate)
  const today = civilDate(now)
  if (day < today) return { problem: invalidDate('startDate') }
  if ((endDate !== null && day > endDate) || day > civilDate(monthsLater(now, 12))) return { problem: invalidDate('date') }
  return { at: day === today ? null : startOfDay(day) }
}

/** The last day with a four-digit year; dates are compared as text. */
const lastDay = Date.UTC(9999, 11, 30)
const isDay = (moment: number) => Number.isFinite(moment) && Math.abs(moment) < lastDay
