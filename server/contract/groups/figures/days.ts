import type { DataSource, MetricName } from '../../generated/user-types.ts'
import { joinedExactly, roundedMetric } from '../../insights/combine.ts'
import { daysBetween, numberOf } from '../../insights/days.ts'
import { insightLimits } from '../../insights/limits.ts'
import { byMember, inOneOrder, isEnough, mean, sourceOf, sum, type MemberSnapshot } from './member.ts'

/** What the members of a group had together on one day; null is what fewer than three of them have. */
export type GroupDay = {
  readonly day: string
  readonly followers: number
  readonly likes: number | null
  readonly views: number | null
  /** Percent, two decimals. */
  readonly engagement: number | null
  /** Published in the seven days before, one decimal. */
  readonly posts: number | null
  readonly source: DataSource
}

/** How the members' values become the group's (G-09). */
const ways: Readonly<Record<MetricName, (values: readonly number[]) => number>> = {
  FOLLOWERS: sum,
  LIKES: sum,
  VIEWS: sum,
  ENGAGEMENT: mean,
  POSTS_PER_WEEK: mean,
}

/** What each account had on a day: of one that was not measured on it, what it had at most a week before, so that sums do not seem to fall. */
function standingOn(accounts: readonly ReadonlyMap<number, MemberSnapshot>[], at: number): MemberSnapshot[] {
  return accounts.flatMap((byDay) => {
    for (let back = 0; back <= insightLimits.missed; back++) {
      const found = byDay.get(at - back)
      if (found) return [found]
    }
    return []
  })
}

/**
 * The days of a range on which at least three members have figures, in their order (G-09, G-10). `snapshots` begin `firstDayFor` the
 * range's start; they are of whoever is a member now, so that a series says how these members did.
 */
export function groupDays(snapshots: readonly MemberSnapshot[], range: { start: string; end: string }): GroupDay[] {
  const accounts = [...Map.groupBy(inOneOrder(snapshots), ({ accountId }) => accountId).values()].map(
    (rows) => new Map(rows.map((row) => [numberOf(row.day), row])),
  )
  return daysBetween(range.start, range.end).flatMap((day) => {
    const standing = standingOn(accounts, numberOf(day))
    const members = byMember(standing)
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
        source: sourceOf(standing),
      },
    ]
  })
}
