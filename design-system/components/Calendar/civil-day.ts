import { parseDate, type CalendarDate } from '@internationalized/date'

/**
 * Parses the day format of every date component, `YYYY-MM-DD`: a civil day of the Gregorian calendar, without hour or zone (A-07, S-02).
 * Returns `null` for any other text.
 */
export function dayOf(text: string | null | undefined): CalendarDate | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  try {
    return parseDate(text)
  } catch {
    return null
  }
}

type Civil = { year: number; month: number; day: number }
const padded = (part: number, length: number) => String(part).padStart(length, '0')

export const textOf = ({ year, month, day }: Civil): string => `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`

export type DayLimits = {
  /** First day that can be chosen. */
  min?: string
  /** Last day that can be chosen. */
  max?: string
  /** Returns why a day within the limits cannot be chosen, in the reader's language; `null` if it can. */
  unavailableReason?: (day: string) => string | null
}

export type DayRefusal = { kind: 'tooEarly' | 'tooLate'; limit: string } | { kind: 'unavailable'; reason: string }

/** Returns why a day cannot be chosen; null if it can. Civil days sort as text. */
export function refuseDay(day: string | null, { min, max, unavailableReason }: DayLimits): DayRefusal | null {
  if (!day) return null
  if (min && day < min) return { kind: 'tooEarly', limit: min }
  if (max && day > max) return { kind: 'tooLate', limit: max }
  const reason = unavailableReason?.(day) ?? null
  return reason === null ? null : { kind: 'unavailable', reason }
}

/**
 * Removes the article of Arabic weekdays. They have no short form and would overlap in the header; without the article they fit and are
 * still clear.
 */
export const shortWeekday = (weekday: string): string => weekday.replace(/^ال/u, '')
