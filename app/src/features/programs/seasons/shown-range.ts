import { plusDays } from '@wasla/contract/insights/days.ts'
import { lengthOf, type Span } from '@wasla/contract/programs/seasons/types.ts'

/** Most months that are shown: a year, and the month after the end. */
const mostMonths = 13

const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
const firstOf = (month: number) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`

type ShownRange = Span & {
  /** Why less than the whole program is shown; null if all of it is shown. */
  readonly part: 'firstYear' | 'lastYear' | null
}

/**
 * Returns the whole months that the planner shows: from the start of a program to the month after its end, because a season that the end
 * cuts ends there. Of a longer program it shows the last year. Of a program without an end (null) it shows the first year.
 */
export function shownRange(start: string, end: string | null): ShownRange {
  const first = monthOf(start)
  if (end === null) return { from: firstOf(first), to: plusDays(firstOf(first + 12), -1), part: 'firstYear' }
  const next = monthOf(end) + 2
  const shown = Math.max(first, next - mostMonths)
  return { from: firstOf(shown), to: plusDays(firstOf(next), -1), part: shown > first ? 'lastYear' : null }
}

/** Most names of months under which a phone has enough space. */
const mostTicks = 5

/** Returns the first days of the months that are labelled: of every month, or of every second, third, … month of a longer range. */
export function monthTicks({ from, to }: Span): string[] {
  const first = monthOf(from)
  const count = monthOf(to) - first + 1
  const step = Math.ceil(count / mostTicks)
  return Array.from({ length: Math.ceil(count / step) }, (_, at) => firstOf(first + at * step))
}

/** Returns where a span is within a range, as shares of the range from 0 to 1. What is outside the range is left out. */
export function sharesOf(span: Span, range: Span): { start: number; length: number } {
  const whole = lengthOf(range)
  const from = span.from < range.from ? range.from : span.from
  const to = span.to > range.to ? range.to : span.to
  return { start: (lengthOf({ from: range.from, to: from }) - 1) / whole, length: lengthOf({ from, to }) / whole }
}

/** Returns where a day of a range begins, as a share of the range. */
export const placeOf = (day: string, range: Span): number => sharesOf({ from: day, to: day }, range).start

/** Returns a share as a length in CSS. */
export const percent = (share: number): string => `${share * 100}%`
