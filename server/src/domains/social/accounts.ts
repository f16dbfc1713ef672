import { isBehind } from '@wasla/contract/insights/measure.ts'
import type { Platform, SocialLinkRecord } from '@wasla/contract/social/record.ts'
import type { MeasureDeps } from './measure.ts'
import { findWithLastDay } from './stores/links.ts'

/** Brings invented accounts up to date. */
export type Measure = (links: readonly SocialLinkRecord[]) => Promise<void>

/** Requests for the same accounts at the same moment wait for one measurement. */
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

/** Whose accounts, of one platform or of all. */
export type AccountFilter = { profileId: string; platform?: Platform | null }

/**
 * The ids of a profile's accounts. Invented ones are brought up to date first: a demonstration starts at once, and stores no history of
 * accounts that nobody looks at.
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
