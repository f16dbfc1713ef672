import type { MetricName } from '@wasla/contract/generated/user-types.ts'
import { dayAt, plusDays } from '@wasla/contract/insights/days.ts'
import type { Platform } from '@wasla/contract/social/record.ts'

/** Ranges to choose from, in days; the first is the default (E-10). */
export const ranges = ['30', '90', '180'] as const
export type Range = (typeof ranges)[number]

/** Metrics that have a chart, which are those with an average (G-10); the first is the default. */
export const metrics = ['ENGAGEMENT', 'FOLLOWERS', 'VIEWS', 'LIKES', 'POSTS_PER_WEEK'] as const satisfies readonly MetricName[]
export type Metric = (typeof metrics)[number]

/** The figures that an address selects. */
export type Selection = { readonly range: Range; readonly metric: Metric; readonly platform: Platform | null }

const oneOf = <T extends string>(allowed: readonly T[], selection: string | null): T | undefined => allowed.find((one) => one === selection)

/** The selection in the address, with the default in place of invalid values; a platform only where there is an account on it. */
export const readSelection = (query: URLSearchParams, platforms: readonly Platform[]): Selection => ({
  range: oneOf(ranges, query.get('range')) ?? '30',
  metric: oneOf(metrics, query.get('metric')) ?? 'ENGAGEMENT',
  platform: oneOf(platforms, query.get('platform')) ?? null,
})

/** The address with one part of the selection changed; defaults are left out. */
export function withSelection(query: URLSearchParams, name: keyof Selection, value: string): URLSearchParams {
  const changed = new URLSearchParams(query)
  const usual: Record<keyof Selection, string> = { range: '30', metric: 'ENGAGEMENT', platform: 'all' }
  if (value === usual[name]) changed.delete(name)
  else changed.set(name, value)
  return changed
}

/** The days of a range that ends today, both ends included. `now` in milliseconds. */
export function daysOf(range: Range, now: number): { startDate: string; endDate: string } {
  const endDate = dayAt(now)
  return { startDate: plusDays(endDate, 1 - Number(range)), endDate }
}
