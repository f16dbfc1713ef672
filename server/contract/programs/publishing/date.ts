import { invalidInput, Problem } from '../../errors/problem.ts'
import { civilDate, monthsLater, startOfDay } from '../../platform/riyadh.ts'
import type { ProgramRecord } from '../record.ts'

/** When to publish: now, or from the beginning of a day on. */
export type PublishTime = { readonly problem: Problem; readonly at?: never } | { readonly problem?: never; readonly at: number | null }

type Scheduled = Pick<ProgramRecord, 'isVisible' | 'endDate'>

const invalidDate = (rule: 'date' | 'startDate'): Problem => invalidInput([{ path: 'publishDate', rule }])

/**
 * What a `publishDate` means (K-32, X-13): 00:00 in Riyadh of its day; today is now, as is none (`at` is null). Refused with
 * `PROGRAM_VISIBILITY_PRIVATE` for a program that is not listed, whichever day it is, and with `DTO_VALIDATION_ERROR` for a day that is over (`startDate`: today or later),
 * after the program's last, or more than a year ahead.
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

/** The last day that has a name of four digits; dates are compared as text. */
const lastDay = Date.UTC(9999, 11, 30)
const isDay = (moment: number) => Number.isFinite(moment) && Math.abs(moment) < lastDay
