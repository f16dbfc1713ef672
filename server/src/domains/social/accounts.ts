import { dayAt } from '@wasla/contract/insights/days.ts'
import type { Platform, SocialLinkRecord } from '@wasla/contract/social/record.ts'
import type { MeasureDeps } from './measure.ts'
import { toRecord } from './store.ts'

/** Tells the days that are missing of invented accounts; whoever asks for the same accounts at the same moment waits for the same telling. */
export type Tell = (links: readonly SocialLinkRecord[]) => Promise<void>

export function shared(tell: Tell): Tell {
  const running = new Map<string, Promise<void>>()
  return (links) => {
    const key = links
      .map(({ id }) => id)
      .toSorted()
      .join()
    const known = running.get(key)
    if (known) return known
    const telling = tell(links).finally(() => running.delete(key))
    running.set(key, telling)
    return telling
  }
}

/** Whose accounts, of one platform or of all. */
export type AccountsAsked = { profileId: string; platform?: Platform | null }

/**
 * The accounts of a profile whose figures are kept. Those that are invented are brought up to today first, so that a demonstration begins
 * at once and keeps no history of accounts nobody looks at.
 */
export async function accountsReady(
  deps: Pick<MeasureDeps, 'db' | 'clock'>,
  { profileId, platform }: AccountsAsked,
  tell: Tell,
): Promise<string[]> {
  const rows = await deps.db
    .selectFrom('social_links')
    .selectAll('social_links')
    .select((query) =>
      query
        .selectFrom('social_snapshots')
        .select(({ fn }) => fn.max('day').as('day'))
        .whereRef('social_snapshots.account_id', '=', 'social_links.id')
        .as('last_day'),
    )
    .where('profile_id', '=', profileId)
    .$if(Boolean(platform), (query) => query.where('platform', '=', platform ?? ''))
    .execute()
  const today = dayAt(deps.clock.now())
  const behind = rows.flatMap((row): SocialLinkRecord[] =>
    row.source === 'DEMO' && (row.last_day === null || row.last_day < today) ? toRecord(row) : [],
  )
  if (behind.length > 0) await tell(behind)
  return rows.map(({ id }) => id)
}
