import type { DataSource, MetricName } from '../../generated/user-types.ts'
import { joinedExactly, roundedMetric } from '../../insights/combine.ts'
import { daysBetween, numberOf } from '../../insights/days.ts'
import { insightLimits } from '../../insights/limits.ts'
import { byMember, inOneOrder, isEnough, mean, sourceOf, sum, type MemberSnapshot } from './member.ts'

/** The figures of all members together on one day; a figure is null if fewer than three members have it. */
export type GroupDay = {
  readonly day: string
  readonly followers: number
  readonly likes: number | null
  readonly views: number | null
  /** Engagement in percent, two decimals. */
  readonly engagement: number | null
  /** Number of posts in the seven days before, one decimal. */
  readonly posts: number | null
  readonly source: DataSource
}

/** Function that combines the members' values of each metric into the value of the group (G-09). */
const ways: Readonly<Record<MetricName, (values: readonly number[]) => number>> = {
  FOLLOWERS: sum,
  LIKES: sum,
  VIEWS: sum,
  ENGAGEMENT: mean,
  POSTS_PER_WEEK: mean,
}

/**
 * Returns each account's snapshot of a day. For an account without a snapshot on that day, returns its newest one of the week before.
 * Without it, sums would seem to fall.
 */
function snapshotsOn(accounts: readonly ReadonlyMap<number, MemberSnapshot>[], at: number): MemberSnapshot[] {
  return accounts.flatMap((byDay) => {
    for (let back = 0; back <= insightLimits.missed; back++) {
      const found = byDay.get(at - back)
      if (found) return [found]
    }
    return []
  })
}

/**
 * Returns the figures of a range of days, in order, without days on which fewer than three members have figures (G-09, G-10). `snapshots`
 * must begin on the day `firstDayFor(range.start)`. They belong to the current members, so the series shows how today's members developed.
 */
export function groupDays(snapshots: readonly MemberSnapshot[], range: { start: string; end: string }): GroupDay[] {
  const accounts = [...Map.groupBy(inOneOrder(snapshots), ({ accountId }) => accountId).values()].map(
    (rows) => new Map(rows.map((row) => [numberOf(row.day), row])),
  )
  return daysBetween(range.start, range.end).flatMap((day) => {
    const measured = snapshotsOn(accounts, numberOf(day))
    const members = byMember(measured)
    if (!isEnough(members.length)) return []
    const of = (metric: MetricName): number | null => {
      const values = members.flatMap((rows) => joinedExactly(metric, rows) ?? [])
      return isEnough(values.length) ? roundedMetric(metric, ways[metric](values)) : null
    }
    return [
      {
        day,
        followers: of('FOLLOWERS') ?? 0,
        likes: of('LIKES'),
        views: of('VIEWS'),
        engagement: of('ENGAGEMENT'),
        posts: of('POSTS_PER_WEEK'),
        source: sourceOf(measured),
      },
    ]
  })
}
