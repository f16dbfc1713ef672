import type { AudienceAnalytics, AvgStats, DataSource, MetricName, MetricSeries, WeightedKey } from '../generated/user-types.ts'
import { toDateTime } from '../profiles/fields.ts'
import { daysBetween, numberOf, plusDays, startOf } from './days.ts'
import { round } from './engagement.ts'
import { insightLimits } from './limits.ts'
import type { Audience, Figures, SnapshotRecord } from './record.ts'

/* How several accounts are one: followers and posts are sums, everything else is an average in which an account weighs as much as it
   has followers. */

/** In one order, so that sums of fractions are the same whoever adds them. */
const inOrder = (snapshots: readonly SnapshotRecord[]) =>
  snapshots.toSorted((one, other) => (one.accountId < other.accountId ? -1 : Number(one.accountId > other.accountId)))

/** From the strongest word to the weakest: measured, estimated, invented. */
const words: readonly DataSource[] = ['API', 'ESTIMATED', 'DEMO']

/** What figures of these sources may be called together: the weakest word; null of none. */
export const weakest = (sources: readonly DataSource[]): DataSource | null => words.findLast((word) => sources.includes(word)) ?? null

type Known = Exclude<keyof Figures, 'audience'>
/** Who tells the figure, each with its followers. */
const telling = (snapshots: readonly SnapshotRecord[], figure: Known) =>
  snapshots.flatMap((one) => {
    const value = one[figure]
    return value === null ? [] : [{ value, followers: one.followers }]
  })

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** An average by followers; where nobody has any, each account weighs the same. */
function weighted(told: readonly { value: number; followers: number }[]): number | null {
  if (told.length === 0) return null
  const total = sum(told.map(({ followers }) => followers))
  return sum(told.map(({ value, followers }) => value * (total > 0 ? followers / total : 1 / told.length)))
}

const summed = (told: readonly { value: number }[]) => (told.length === 0 ? null : sum(told.map(({ value }) => value)))

/** A metric: which figure it is, how accounts are one in it, and to how many decimals. */
const metricTable: Readonly<Record<MetricName, { figure: Known; join: typeof weighted; digits: number }>> = {
  FOLLOWERS: { figure: 'followers', join: summed, digits: 0 },
  LIKES: { figure: 'likes', join: weighted, digits: 0 },
  VIEWS: { figure: 'views', join: weighted, digits: 0 },
  ENGAGEMENT: { figure: 'engagement', join: weighted, digits: 2 },
  POSTS_PER_WEEK: { figure: 'posts', join: summed, digits: 1 },
}

function joined(metric: MetricName, snapshots: readonly SnapshotRecord[]): number | null {
  const { figure, join, digits } = metricTable[metric]
  const value = join(telling(snapshots, figure))
  return value === null ? null : round(value, digits)
}

const oldest = (snapshots: readonly SnapshotRecord[]) => toDateTime(Math.min(...snapshots.map(({ measuredAt }) => measuredAt)))

/** `AvgStats` of the newest snapshot of each account; null where nothing was ever measured. 0 is what none of the platforms tells. */
export function averagesOf(snapshots: readonly SnapshotRecord[]): AvgStats | null {
  const newest = inOrder(snapshots)
  const source = weakest(newest.map((one) => one.source))
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

/** Shares of several accounts as shares of all of their followers together. */
function mix(told: readonly { shares: readonly WeightedKey[]; followers: number }[]): WeightedKey[] {
  const total = sum(told.map(({ followers }) => followers))
  const weights = new Map<string, number>()
  for (const { shares, followers } of told)
    for (const { key, weight } of shares)
      weights.set(key, (weights.get(key) ?? 0) + weight * (total > 0 ? followers / total : 1 / told.length))
  return [...weights].map(([key, weight]) => ({ key, weight }))
}

/**
 * `AudienceAnalytics` of the newest snapshot of each account that tells of its audience; null where none does. Each list speaks of the
 * accounts that tell it. Races stay empty unless they are allowed (E-09).
 */
export function audienceOf(snapshots: readonly SnapshotRecord[], { races }: { races: boolean }): AudienceAnalytics | null {
  const tellers = inOrder(snapshots).filter(({ audience }) => audience !== null)
  const source = weakest(tellers.map((one) => one.source))
  if (source === null) return null
  const part = (name: keyof Audience) =>
    mix(
      tellers.flatMap(({ audience, followers }) => {
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
    measuredAt: oldest(tellers),
  }
}

const weekBefore = Array.from({ length: insightLimits.missedFor }, (_, at) => at + 1)

/** From which day on `seriesOf` wants snapshots for a range: who was measured shortly before is missed on a day without. */
export const reachOf = (start: string): string => plusDays(start, -insightLimits.missedFor)

/**
 * `MetricSeries` over the days of a range (E-10). Where one of several accounts that were measured within the week before was not on a
 * day, the day is a gap: without it a sum would fall that did not.
 */
export function seriesOf(
  metrics: readonly MetricName[],
  snapshots: readonly SnapshotRecord[],
  range: { start: string; end: string },
): MetricSeries[] {
  const days = daysBetween(range.start, range.end)
  return metrics.map((metric) => {
    const told = inOrder(snapshots).filter((one) => one[metricTable[metric].figure] !== null)
    const accounts = [...Map.groupBy(told, ({ accountId }) => accountId).values()].map(
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
    return { metric, points, source: weakest(used) }
  })
}
