import type { AvgStats, MetricName } from '../../generated/user-types.ts'
import { joinedExactly, roundedMetric } from '../../insights/combine.ts'
import { toDateTime } from '../../profiles/fields.ts'
import { byMember, inOneOrder, isEnough, mean, sourceOf, type MemberSnapshot } from './member.ts'

/** Returns one value of a metric for each member, combined from all accounts of that member. Leaves out members without the metric. */
const ofMembers = (metric: MetricName, members: readonly (readonly MemberSnapshot[])[]): number[] =>
  members.flatMap((accounts) => joinedExactly(metric, accounts) ?? [])

/**
 * Returns `groupAvgStats` from the newest snapshot of each account of the members (G-09). Engagement is weighted by followers; every other
 * figure is the plain mean over the members that have it. Returns null if fewer than three members have figures. A figure is 0 if fewer
 * than three members have it. `measuredAt` is the time of the oldest snapshot; `source` is the least reliable source.
 */
export function groupAverages(newest: readonly MemberSnapshot[]): AvgStats | null {
  const snapshots = inOneOrder(newest)
  const members = byMember(snapshots)
  if (!isEnough(members.length)) return null
  const of = (metric: MetricName): number => {
    const values = ofMembers(metric, members)
    if (!isEnough(values.length)) return 0
    return roundedMetric(metric, metric === 'ENGAGEMENT' ? (joinedExactly(metric, snapshots) ?? 0) : mean(values))
  }
  return {
    followers: of('FOLLOWERS'),
    likes: of('LIKES'),
    views: of('VIEWS'),
    engagement: of('ENGAGEMENT'),
    postsPerWeek: of('POSTS_PER_WEEK'),
    source: sourceOf(snapshots),
    measuredAt: toDateTime(Math.min(...snapshots.map(({ measuredAt }) => measuredAt))),
  }
}
