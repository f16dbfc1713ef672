import { daysBetween, plusDays } from '../insights/days.ts'
import { decided, refused, type Decision } from '../common/decision.ts'
import { invalidInput } from '../errors/problem.ts'
import { civilDate, isCivilDate } from '../platform/riyadh.ts'

/** Days in Riyadh, as civil dates; both are included. */
export type DayRange = { readonly start: string; readonly end: string }

export const rangeLimits = { longestRange: 366, defaultRange: 30 } as const

/** Returns the last thirty days (O-05). */
export function lastDays(now: number): DayRange {
  const end = civilDate(now)
  return { start: plusDays(end, 1 - rangeLimits.defaultRange), end }
}

/** The requested days, not validated. */
export type RequestedDays = { startDate?: string | null | undefined; endDate?: string | null | undefined }

/**
 * Returns all days from `first` to today, but at most the 366 latest (O-05). Returns only today if `first` is in the future. `isWhole` is
 * true if `first` is included.
 */
export function daysSince(first: string, now: number): DayRange & { readonly isWhole: boolean } {
  const end = civilDate(now)
  const earliest = plusDays(end, 1 - rangeLimits.longestRange)
  const isWhole = first >= earliest
  return { start: isWhole ? (first < end ? first : end) : earliest, end, isWhole }
}

/**
 * Decides the requested range of days: by default the last thirty, or the thirty that end with `endDate`. Refused with
 * `DTO_VALIDATION_ERROR` (O-05): an invalid date; an end before the start or in the future, at `endDate`; more than 366 days, at
 * `startDate`.
 */
export function decideRange(days: RequestedDays, now: number): Decision<DayRange> {
  const unread = (['startDate', 'endDate'] as const).filter((path) => !isCivilDate(days[path] ?? civilDate(now)))
  if (unread.length > 0) return refused(invalidInput(unread.map((path) => ({ path, rule: 'date' }))))
  const endDate = days.endDate ?? civilDate(now)
  const startDate = days.startDate ?? plusDays(endDate, 1 - rangeLimits.defaultRange)
  if (endDate < startDate || endDate > civilDate(now)) return refused(invalidInput([{ path: 'endDate', rule: 'outOfRange' }]))
  if (startDate < plusDays(endDate, 1 - rangeLimits.longestRange)) return refused(invalidInput([{ path: 'startDate', rule: 'outOfRange' }]))
  return decided({ start: startDate, end: endDate })
}

export const daysOf = ({ start, end }: DayRange): string[] => daysBetween(start, end)

export const isWithin = ({ start, end }: DayRange, day: string): boolean => start <= day && day <= end
