import type { AudienceAnalytics, AvgStats } from '../../generated/user-types.ts'
import { platforms, type Platform } from '../../social/record.ts'
import { groupAudience } from './audience.ts'
import { groupAverages } from './averages.ts'
import { recentSnapshots, type MemberSnapshot } from './member.ts'

/** The platform of figures; `ALL` for all platforms together. */
export type FiguresOf = Platform | 'ALL'

/** All platforms together, then each platform. */
export const figuresOf: readonly FiguresOf[] = ['ALL', ...platforms]

/** Returns the snapshots of one platform, or all of them. */
export const onPlatform = (snapshots: readonly MemberSnapshot[], of: FiguresOf): readonly MemberSnapshot[] =>
  of === 'ALL' ? snapshots : snapshots.filter(({ platform }) => platform === of)

/** The figures that a group's page shows for one platform, or for all platforms together. */
export type GroupFigures = { readonly of: FiguresOf; readonly averages: AvgStats | null; readonly audience: AudienceAnalytics | null }

/**
 * Returns the figures of a group for all platforms together, and for each platform with enough members. `newest` has each account's newest
 * snapshot; `withAudience` has each account's newest snapshot with an audience. Leaves out snapshots that are too old.
 */
export const groupFigures = (
  { newest, withAudience }: { newest: readonly MemberSnapshot[]; withAudience: readonly MemberSnapshot[] },
  { races, now }: { races: boolean; now: number },
): GroupFigures[] => {
  const [known, withAudienceNow] = [recentSnapshots(newest, now), recentSnapshots(withAudience, now)]
  return figuresOf.flatMap((of) => {
    const averages = groupAverages(onPlatform(known, of))
    const audience = groupAudience(onPlatform(withAudienceNow, of), { races })
    return averages === null && audience === null ? [] : [{ of, averages, audience }]
  })
}
