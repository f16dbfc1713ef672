import type { AudienceAnalytics, AvgStats } from '../../generated/user-types.ts'
import { platforms, type Platform } from '../../social/record.ts'
import { groupAudience } from './audience.ts'
import { groupAverages } from './averages.ts'
import { stillKnown, type MemberSnapshot } from './member.ts'

/** One platform, or all of them together. */
export type FiguresOf = Platform | 'ALL'

/** All of them, and then each. */
export const figuresOf: readonly FiguresOf[] = ['ALL', ...platforms]

/** The snapshots that figures are made of. */
export const onPlatform = (snapshots: readonly MemberSnapshot[], of: FiguresOf): readonly MemberSnapshot[] =>
  of === 'ALL' ? snapshots : snapshots.filter(({ platform }) => platform === of)

/** What a group's page shows of one platform, or of all of them. */
export type GroupFigures = { readonly of: FiguresOf; readonly averages: AvgStats | null; readonly audience: AudienceAnalytics | null }

/**
 * The figures of a group, of all platforms and of each on which it has some. `newest` holds the newest snapshot of each account,
 * `withAudience` the newest with an audience; what was not measured for long counts in neither.
 */
export const groupFigures = (
  { newest, withAudience }: { newest: readonly MemberSnapshot[]; withAudience: readonly MemberSnapshot[] },
  { races, now }: { races: boolean; now: number },
): GroupFigures[] => {
  const [known, knownAudiences] = [stillKnown(newest, now), stillKnown(withAudience, now)]
  return figuresOf.flatMap((of) => {
    const averages = groupAverages(onPlatform(known, of))
    const audience = groupAudience(onPlatform(knownAudiences, of), { races })
    return averages === null && audience === null ? [] : [{ of, averages, audience }]
  })
}
