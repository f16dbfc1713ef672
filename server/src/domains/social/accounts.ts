import { isBehind } from '@wasla/contract/insights/measure.ts'
import type { Platform, SocialLinkRecord } from '@wasla/contract/social/record.ts'
import type { MeasureDeps } from './measure.ts'
import type { Database } from '#database/database.ts'
import { findLinksOfAll, findWithLastDay } from './stores/links.ts'
import { findNewest } from './stores/snapshots.ts'

/** Measures invented accounts. */
export type Measure = (links: readonly SocialLinkRecord[]) => Promise<void>

/** Makes concurrent requests for the same accounts wait for one measurement. */
export function shared(measure: Measure): Measure {
  const running = new Map<string, Promise<void>>()
  return (links) => {
    const key = links
      .map(({ id }) => id)
      .toSorted()
      .join()
    const current = running.get(key)
    if (current) return current
    const measuring = measure(links).finally(() => running.delete(key))
    running.set(key, measuring)
    return measuring
  }
}

/** Number of accounts that are measured for the first time in one go. Each gets its whole history. */
const batch = 10

/** Returns some invented accounts of these profiles that were never measured. */
export async function findUnseen(db: Database, profileIds: readonly string[]): Promise<SocialLinkRecord[]> {
  const invented = (await findLinksOfAll(db, profileIds)).filter(({ source }) => source === 'DEMO')
  const newest = await findNewest(
    db,
    invented.map(({ id }) => id),
    { withAudience: false },
  )
  const seen = new Set(newest.map(({ accountId }) => accountId))
  return invented.filter(({ id }) => !seen.has(id)).slice(0, batch)
}

/** Selects a profile's accounts, of one platform or of all. */
export type AccountFilter = { profileId: string; platform?: Platform | null }

/**
 * Returns the ids of a profile's accounts. Invented accounts that are not up to date are measured only here, when they are read. So a demo
 * starts at once, and stores no history of accounts that nobody looks at.
 */
export async function measuredAccounts(
  { db, clock }: Pick<MeasureDeps, 'db' | 'clock'>,
  { profileId, platform }: AccountFilter,
  measure: Measure,
): Promise<string[]> {
  const accounts = await findWithLastDay(db, profileId, platform)
  const now = clock.now()
  const behind = accounts.flatMap(({ link, lastDay }) => (isBehind(link, lastDay, now) ? [link] : []))
  if (behind.length > 0) await measure(behind)
  return accounts.map(({ link }) => link.id)
}
