import { averagesOf } from '@wasla/contract/insights/combine.ts'
import { isBehind, measureInvented, snapshotsOf } from '@wasla/contract/insights/measure.ts'
import type { SnapshotRecord } from '@wasla/contract/insights/record.ts'
import type { Platform, SocialLinkRecord } from '@wasla/contract/social/record.ts'
import type { Store } from '../memory.ts'

/** Measures a demo account now. Adds the missing days, or measures today again (E-06). */
export function measure({ memory, clock }: Store, link: SocialLinkRecord): SnapshotRecord[] {
  const known = memory.snapshots.get(link.id) ?? []
  const now = clock.now()
  const measurement = measureInvented(link, known.at(-1) ?? null, now)
  const added = snapshotsOf(link, measurement, { now, races: true })
  const all = [...known.filter((one) => added.every(({ day }) => day !== one.day)), ...added]
  memory.snapshots.set(link.id, all)
  Object.assign(link, measurement.account)
  return all
}

/** Returns the snapshots of each account of a profile up to today, for one platform or for all. */
export const measuredOf = (store: Store, profileId: string, platform: Platform | null | undefined): SnapshotRecord[][] =>
  store.memory.world.socialLinks
    .filter((link) => link.profileId === profileId && (!platform || link.platform === platform))
    .map((link) => {
      const known = store.memory.snapshots.get(link.id) ?? []
      return isBehind(link, known.at(-1)?.day ?? null, store.clock.now()) ? measure(store, link) : known
    })

/** Returns the `AvgStats` of a profile, for one platform or for all. */
export const newestAverages = (store: Store, profileId: string, platform?: Platform | null) =>
  averagesOf(measuredOf(store, profileId, platform).flatMap((rows) => rows.at(-1) ?? []))
