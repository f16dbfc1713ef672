import { plusDays } from '@wasla/contract/insights/days.ts'
import { daysSince, rangeLimits } from '@wasla/contract/tracking/days.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'

/** Selectable ranges: a number of days, or all (O-05). */
export const ranges = ['7', '30', '90', 'all'] as const
export type Range = (typeof ranges)[number]

/** Default range if the address has none (O-05). */
const usual: Range = '30'

/** Returns the range from an address, or the default if the address has no valid range. */
export const readRange = (query: URLSearchParams): Range => ranges.find((range) => range === query.get('range')) ?? usual

/** Returns the query with another range. The default range is left out of the query. */
export function withRange(query: URLSearchParams, range: Range): URLSearchParams {
  const changed = new URLSearchParams(query)
  if (range === usual) changed.delete('range')
  else changed.set('range', range)
  return changed
}

export type Days = { readonly startDate: string; readonly endDate: string }

/**
 * Returns the first and the last day of a range, both included. The range ends today in Riyadh. The range `all` begins with the day
 * `first`. `now` is in milliseconds.
 */
export function daysOf(range: Range, now: number, first: string): Days {
  const { start, end } = daysSince(first, now)
  return { startDate: range === 'all' ? start : plusDays(end, 1 - Number(range)), endDate: end }
}

/** Returns the largest number of days that one answer covers, if more days have passed since `first` (O-05). Otherwise returns null. */
export const longestOf = (first: string, now: number): number | null => (daysSince(first, now).isWhole ? null : rangeLimits.longestRange)

/** Returns the first day on which a program counts clicks: the later of its start and its publication. */
export function firstDayOf({ startDate, publishedAt }: { startDate: string | null; publishedAt: string | null }): string | null {
  const published = publishedAt === null ? null : civilDate(Date.parse(publishedAt))
  if (startDate === null || published === null) return startDate ?? published
  return startDate > published ? startDate : published
}
