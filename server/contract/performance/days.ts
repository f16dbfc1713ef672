import { daysBetween, plusDays } from '../insights/days.ts'
import { decided, refused, type Decision } from '../common/decision.ts'
import { invalidInput } from '../errors/problem.ts'
import { civilDate, isCivilDate } from '../platform/riyadh.ts'

/** Civil dates of Riyadh, both included. */
export type DayRange = { readonly start: string; readonly end: string }

export const performanceLimits = { longestRange: 366, defaultRange: 30 } as const

/** The last thirty days (O-05). */
export function lastDays(now: number): DayRange {
  const end = civilDate(now)
  return { start: plusDays(end, 1 - performanceLimits.defaultRange), end }
}

/**
 * All days since a first one, as many of the latest as one answer covers (O-05); today alone where the first is still to come. `isWhole`
 * says whether the first one is among them.
 */
export function daysSince(first: string, now: number): DayRange & { readonly isWhole: boolean } {
  const end = civilDate(now)
  const earliest = plusDays(end, 1 - performanceLimits.longestRange)
  const isWhole = first >= earliest
  return { start: isWhole ? (first < end ? first : end) : earliest, end, isWhole }
}

/**
 * The days somebody asks for. Refused with `DTO_VALIDATION_ERROR` for what is no day, at `endDate` for an end before the start or in the
 * future, and at `startDate` for more than 366 days (O-05).
 */
export function decideRange({ startDate, endDate }: { startDate: string; endDate: string }, now: number): Decision<DayRange> {
  const unread = (['startDate', 'endDate'] as const).filter((path) => !isCivilDate({ startDate, endDate }[path]))
  if (unread.length > 0) return refused(invalidInput(unread.map((path) => ({ path, rule: 'date' }))))
  if (endDate < startDate || endDate > civilDate(now)) return refused(invalidInput([{ path: 'endDate', rule: 'outOfRange' }]))
  if (startDate < plusDays(endDate, 1 - performanceLimits.longestRange))
    return refused(invalidInput([{ path: 'startDate', rule: 'outOfRange' }]))
  return decided({ start: startDate, end: endDate })
}

export const daysOf = ({ start, end }: DayRange): string[] => daysBetween(start, end)

export const isWithin = ({ start, end }: DayRange, day: string): boolean => start <= day && day <= end
