import type { MetricName, MetricSeries } from '../../generated/user-types.ts'
import { leastReliable } from '../../insights/combine.ts'
import { startOf } from '../../insights/days.ts'
import { toDateTime } from '../../profiles/fields.ts'
import type { GroupDay } from './days.ts'

const values: Readonly<Record<MetricName, (day: GroupDay) => number | null>> = {
  FOLLOWERS: ({ followers }) => followers,
  LIKES: ({ likes }) => likes,
  VIEWS: ({ views }) => views,
  ENGAGEMENT: ({ engagement }) => engagement,
  POSTS_PER_WEEK: ({ posts }) => posts,
}

/**
 * Returns `groupMetrics`: one series for each metric, with points in the order of the days. Without days, a series has no points.
 */
export const groupSeries = (days: readonly GroupDay[], metrics: readonly MetricName[]): MetricSeries[] =>
  metrics.map((metric) => {
    const known = days.flatMap((day) => {
      const value = values[metric](day)
      return value === null ? [] : [{ day, value }]
    })
    return {
      metric,
      points: known.map(({ day, value }) => ({ time: toDateTime(startOf(day.day)), value })),
      source: leastReliable(known.map(({ day }) => day.source)),
    }
  })
