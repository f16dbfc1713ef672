import type { AudienceAnalytics, AvgStats, DataSource, MetricName, MetricSeries, WeightedKey } from '../generated/user-types.ts'
import { toDateTime } from '../profiles/fields.ts'
import { everyOf } from '../common/every-of.ts'
import { daysBetween, numberOf, plusDays, startOf } from './days.ts'
import { round } from './engagement.ts'
import { insightLimits } from './limits.ts'
import type { Audience, Figures, SnapshotRecord } from './record.ts'

/*
 * This file combines the figures of several accounts. Followers and posts are summed. Every other figure is an average, weighted by the
 * accounts' followers.
 */

/** Sorts snapshots by account, so that rounding of sums does not depend on the order of the rows. */
const inOrder = (snapshots: readonly SnapshotRecord[]) =>
  snapshots.toSorted((one, other) => (one.accountId < other.accountId ? -1 : Number(one.accountId > other.accountId)))

/** Sources from the most to the least reliable: measured, estimated, demo data. */
const byReliability: readonly DataSource[] = everyOf<DataSource>()('API', 'ESTIMATED', 'DEMO')

/** Returns the source of combined figures: the least reliable one; null if there are none. */
export const leastReliable = (sources: readonly DataSource[]): DataSource | null =>
  byReliability.findLast((source) => sources.includes(source)) ?? null

type NumericFigure = Exclude<keyof Figures, 'audience'>
/** Returns the values of a figure that are not null, each with the followers of its account. */
const valuesOf = (snapshots: readonly SnapshotRecord[], figure: NumericFigure) =>
  snapshots.flatMap((one) => {
    const value = one[figure]
    return value === null ? [] : [{ value, followers: one.followers }]
  })

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Returns the average weighted by followers; if no account has followers, all have the same weight. */
function weighted(values: readonly { value: number; followers: number }[]): number | null {
  if (values.length === 0) return null
  const total = sum(values.map(({ followers }) => followers))
  return sum(values.map(({ value, followers }) => value * (total > 0 ? followers / total : 1 / values.length)))
}

const summed = (values: readonly { value: number }[]) => (values.length === 0 ? null : sum(values.map(({ value }) => value)))

/** For each metric: its figure, the function that combines several accounts, and its number of decimals. */
const metricTable: Readonly<Record<MetricName, { figure: NumericFigure; join: typeof weighted; digits: number }>> = {
  FOLLOWERS: { figure: 'followers', join: summed, digits: 0 },
  LIKES: { figure: 'likes', join: weighted, digits: 0 },
  VIEWS: { figure: 'views', join: weighted, digits: 0 },
  ENGAGEMENT: { figure: 'engagement', join: weighted, digits: 2 },
  POSTS_PER_WEEK: { figure: 'posts', join: summed, digits: 1 },
}

/** Returns the combined value of a metric of several accounts, not rounded; null if no account has the metric. */
export function joinedExactly(metric: MetricName, snapshots: readonly SnapshotRecord[]): number | null {
  const { figure, join } = metricTable[metric]
  return join(valuesOf(snapshots, figure))
}

/** Rounds a value to the decimals with which the metric is shown. */
export const roundedMetric = (metric: MetricName, value: number): number => round(value, metricTable[metric].digits)

function joined(metric: MetricName, snapshots: readonly SnapshotRecord[]): number | null {
  const value = joinedExactly(metric, snapshots)
  return value === null ? null : roundedMetric(metric, value)
}

const oldest = (snapshots: readonly SnapshotRecord[]) => toDateTime(Math.min(...snapshots.map(({ measuredAt }) => measuredAt)))

/**
 * Returns `AvgStats` from the newest snapshot of each account; null if nothing was ever measured. A figure that no platform reports is 0.
 */
export function averagesOf(snapshots: readonly SnapshotRecord[]): AvgStats | null {
  const newest = inOrder(snapshots)
  const source = leastReliable(newest.map((one) => one.source))
  if (source === null) return null
  const of = (metric: MetricName) => joined(metric, newest) ?? 0
  return {
    followers: of('FOLLOWERS'),
    likes: of('LIKES'),
    views: of('VIEWS'),
    engagement: of('ENGAGEMENT'),
    postsPerWeek: of('POSTS_PER_WEEK'),
    source,
    measuredAt: oldest(newest),
  }
}

/** Combines one list of several audiences: the shares, weighted by the followers of each account. */
function mix(audiences: readonly { shares: readonly WeightedKey[]; followers: number }[]): WeightedKey[] {
  const total = sum(audiences.map(({ followers }) => followers))
  const weights = new Map<string, number>()
  for (const { shares, followers } of audiences)
    for (const { key, weight } of shares)
      weights.set(key, (weights.get(key) ?? 0) + weight * (total > 0 ? followers / total : 1 / audiences.length))
  return [...weights].map(([key, weight]) => ({ key, weight }))
}

/**
 * Returns `AudienceAnalytics` from each account's newest snapshot with an audience; null if no account has an audience. Each list combines
 * the accounts that report it. `races` is empty unless races are allowed (E-09).
 */
export function audienceOf(snapshots: readonly SnapshotRecord[], { races }: { races: boolean }): AudienceAnalytics | null {
  const reporting = inOrder(snapshots).filter(({ audience }) => audience !== null)
  const source = leastReliable(reporting.map((one) => one.source))
  if (source === null) return null
  const part = (name: keyof Audience) =>
    mix(
      reporting.flatMap(({ audience, followers }) => {
        const shares = audience?.[name] ?? []
        return shares.length === 0 ? [] : [{ shares, followers }]
      }),
    )
  const largestFirst = (shares: WeightedKey[]) =>
    shares.toSorted((one, other) => Number(one.key === 'other') - Number(other.key === 'other') || other.weight - one.weight)
  return {
    source,
    age: part('age'),
    gender: part('gender'),
    types: part('types'),
    countries: largestFirst(part('countries')),
    languages: largestFirst(part('languages')),
    races: races ? largestFirst(part('races')) : [],
    measuredAt: oldest(reporting),
  }
}

const weekBefore = Array.from({ length: insightLimits.missed }, (_, at) => at + 1)

/**
 * Returns the first day whose snapshots `seriesOf` needs for a range that begins on `start`. It needs earlier days to know which accounts
 * were measured in the week before a day.
 */
export const firstDayFor = (start: string): string => plusDays(start, -insightLimits.missed)

/**
 * Returns `MetricSeries` over the days of a range (E-10). Leaves out a day on which an account has no snapshot, but has one in the week
 * before. Without that account, sums would seem to fall.
 */
export function seriesOf(
  metrics: readonly MetricName[],
  snapshots: readonly SnapshotRecord[],
  range: { start: string; end: string },
): MetricSeries[] {
  const days = daysBetween(range.start, range.end)
  return metrics.map((metric) => {
    const known = inOrder(snapshots).filter((one) => one[metricTable[metric].figure] !== null)
    const accounts = [...Map.groupBy(known, ({ accountId }) => accountId).values()].map(
      (rows) => new Map(rows.map((row) => [numberOf(row.day), row])),
    )
    const isMissed = (byDay: ReadonlyMap<number, SnapshotRecord>, at: number) =>
      !byDay.has(at) && weekBefore.some((back) => byDay.has(at - back))
    const used: DataSource[] = []
    const points = days.flatMap((day) => {
      const at = numberOf(day)
      if (accounts.some((byDay) => isMissed(byDay, at))) return []
      const rows = accounts.flatMap((byDay) => byDay.get(at) ?? [])
      const value = joined(metric, rows)
      if (value === null) return []
      used.push(...rows.map(({ source }) => source))
      return [{ time: toDateTime(startOf(day)), value }]
    })
    return { metric, points, source: leastReliable(used) }
  })
}
