import { averagesOf } from '@wasla/contract/insights/combine.ts'
import { dayAt } from '@wasla/contract/insights/days.ts'
import { demoMissing } from '@wasla/contract/insights/demo.ts'
import type { SnapshotRecord } from '@wasla/contract/insights/record.ts'
import type { Platform, SocialLinkRecord } from '@wasla/contract/social/record.ts'
import type { Store } from '../memory.ts'

/** Every snapshot of an account up to today; what is missing is invented first (E-06). */
export function measured({ memory, clock }: Store, link: SocialLinkRecord): SnapshotRecord[] {
  if (link.source !== 'DEMO') return []
  const known = memory.snapshots.get(link.id) ?? []
  const added = demoMissing(link, known.at(-1) ?? null, dayAt(clock.now())).map(({ day, figures }): SnapshotRecord => ({
    accountId: link.id,
    day,
    measuredAt: clock.now(),
    source: 'DEMO',
    ...figures,
  }))
  const all = [...known, ...added]
  memory.snapshots.set(link.id, all)
  link.followers = all.at(-1)?.followers ?? link.followers
  return all
}

/** The snapshots of each account of a profile, of one platform or of all. */
export const measuredOf = (store: Store, profileId: string, platform: Platform | null | undefined): SnapshotRecord[][] =>
  store.memory.world.socialLinks
    .filter((link) => link.profileId === profileId && (!platform || link.platform === platform))
    .map((link) => measured(store, link))

/** `AvgStats` of a profile, of one platform or of all. */
export const newestAverages = (store: Store, profileId: string, platform?: Platform | null) =>
  averagesOf(measuredOf(store, profileId, platform).flatMap((rows) => rows.at(-1) ?? []))
