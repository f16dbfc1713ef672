import type { AvgStats, MetricName } from '../../generated/user-types.ts'
import { joinedExactly, roundedMetric } from '../../insights/combine.ts'
import { toDateTime } from '../../profiles/fields.ts'
import { byMember, inOneOrder, isEnough, mean, sourceOf, type MemberSnapshot } from './member.ts'

/** A metric of each member that has it: what their accounts add up to. */
const ofMembers = (metric: MetricName, members: readonly (readonly MemberSnapshot[])[]): number[] =>
  members.flatMap((accounts) => joinedExactly(metric, accounts) ?? [])

/**
 * `groupAvgStats` of the newest snapshot of each account of the members (G-09): engagement weighted by followers, the rest plain means of
 * what each member has. Null below three members with figures; a single figure that fewer of them have is 0. It is as old as its oldest
 * part, and as reliable as its least reliable one.
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
