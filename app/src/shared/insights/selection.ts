import type { MetricName } from '@wasla/contract/generated/user-types.ts'
import { dayAt, plusDays } from '@wasla/contract/insights/days.ts'
import type { Platform } from '@wasla/contract/social/record.ts'

/** Selectable ranges in days. The first is the default (E-10). */
export const ranges = ['30', '90', '180'] as const
export type Range = (typeof ranges)[number]

/** Metrics with a chart, which are the metrics with an average (G-10). The first is the default. */
export const metrics = ['ENGAGEMENT', 'FOLLOWERS', 'VIEWS', 'LIKES', 'POSTS_PER_WEEK'] as const satisfies readonly MetricName[]
type Metric = (typeof metrics)[number]

/** The figures to show, as the address selects them. `platform` is null for all platforms. */
export type Selection = { readonly range: Range; readonly metric: Metric; readonly platform: Platform | null }

const oneOf = <T extends string>(allowed: readonly T[], selection: string | null): T | undefined => allowed.find((one) => one === selection)

/** Returns the selection from the address, with defaults for invalid values. A platform is invalid if the profile has no account on it. */
export const readSelection = (query: URLSearchParams, platforms: readonly Platform[]): Selection => ({
  range: oneOf(ranges, query.get('range')) ?? '30',
  metric: oneOf(metrics, query.get('metric')) ?? 'ENGAGEMENT',
  platform: oneOf(platforms, query.get('platform')) ?? null,
})

/** Returns the query with one changed part of the selection. Default values are left out of the query. */
export function withSelection(query: URLSearchParams, name: keyof Selection, value: string): URLSearchParams {
  const changed = new URLSearchParams(query)
  const usual: Record<keyof Selection, string> = { range: '30', metric: 'ENGAGEMENT', platform: 'all' }
  if (value === usual[name]) changed.delete(name)
  else changed.set(name, value)
  return changed
}

/** Returns the first and the last day of a range that ends today, both included. `now` is in milliseconds. */
export function daysOf(range: Range, now: number): { startDate: string; endDate: string } {
  const endDate = dayAt(now)
  return { startDate: plusDays(endDate, 1 - Number(range)), endDate }
}
