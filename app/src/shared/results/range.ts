import { plusDays } from '@wasla/contract/insights/days.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'

/** Ranges to choose from, in days (O-05). */
export const ranges = ['7', '30', '90'] as const
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

/** The days of a range that ends today in Riyadh, both ends included. `now` in milliseconds. */
export function daysOf(range: Range, now: number): Days {
  const endDate = civilDate(now)
  return { startDate: plusDays(endDate, 1 - Number(range)), endDate }
}
