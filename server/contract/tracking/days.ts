import { daysBetween, plusDays } from '../insights/days.ts'
import { decided, refused, type Decision } from '../common/decision.ts'
import { invalidInput } from '../errors/problem.ts'
import { civilDate, isCivilDate } from '../platform/riyadh.ts'

/** Civil dates of Riyadh, both included. */
export type DayRange = { readonly start: string; readonly end: string }

export const rangeLimits = { longestRange: 366, defaultRange: 30 } as const

/** The last thirty days (O-05). */
export function lastDays(now: number): DayRange {
  const end = civilDate(now)
  return { start: plusDays(end, 1 - rangeLimits.defaultRange), end }
}

/** The days somebody asks for, as they ask. */
export type RequestedDays = { startDate?: string | null | undefined; endDate?: string | null | undefined }

/**
 * All days since a first one, as many of the latest as one answer covers (O-05); today alone where the first is still to come. `isWhole`
 * says whether the first one is among them.
 */
export function daysSince(first: string, now: number): DayRange & { readonly isWhole: boolean } {
  const end = civilDate(now)
  const earliest = plusDays(end, 1 - rangeLimits.longestRange)
  const isWhole = first >= earliest
  return { start: isWhole ? (first < end ? first : end) : earliest, end, isWhole }
}

/**
 * The days somebody asks for: the last thirty, or the thirty that end with a day, unless they say others. Refused with
 * `DTO_VALIDATION_ERROR` for what is no day, at `endDate` for an end before the start or in the future, and at `startDate` for more than
 * 366 days (O-05).
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
