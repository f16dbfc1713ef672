import { plusDays } from '@wasla/contract/insights/days.ts'
import { daysSince, rangeLimits } from '@wasla/contract/tracking/days.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'

/** Ranges to choose from: so many days, or all there are (O-05). */
export const ranges = ['7', '30', '90', 'all'] as const
export type Range = (typeof ranges)[number]

/** What is shown where the address says nothing (O-05). */
const usual: Range = '30'

/** The range of an address; what it cannot mean is the usual one. */
export const readRange = (query: URLSearchParams): Range => ranges.find((range) => range === query.get('range')) ?? usual

/** The address with another range; the usual one is left out. */
export function withRange(query: URLSearchParams, range: Range): URLSearchParams {
  const changed = new URLSearchParams(query)
  if (range === usual) changed.delete('range')
  else changed.set('range', range)
  return changed
}

export type Days = { readonly startDate: string; readonly endDate: string }

/** The days of a range that ends today in Riyadh, both ends included; all of them begin with `first`. `now` in milliseconds. */
export function daysOf(range: Range, now: number, first: string): Days {
  const { start, end } = daysSince(first, now)
  return { startDate: range === 'all' ? start : plusDays(end, 1 - Number(range)), endDate: end }
}

/** How many days the longest range has where those since `first` are more than one answer covers (O-05); null where it has them all. */
export const longestOf = (first: string, now: number): number | null => (daysSince(first, now).isWhole ? null : rangeLimits.longestRange)

/** The first day on which a program counts: that of its start, or of a later publication. */
export function firstDayOf({ startDate, publishedAt }: { startDate: string | null; publishedAt: string | null }): string | null {
  const published = publishedAt === null ? null : civilDate(Date.parse(publishedAt))
  if (startDate === null || published === null) return startDate ?? published
  return startDate > published ? startDate : published
}
