import { dayAt } from '@wasla/contract/insights/days.ts'
import type { Platform, SocialLinkRecord } from '@wasla/contract/social/record.ts'
import { tellInvented, type MeasureDeps } from './measure.ts'
import { toRecord } from './store.ts'

/** Whose accounts, of one platform or of all. */
export type AccountsAsked = { profileId: string; platform?: Platform | null }

/**
 * The accounts of a profile whose figures are kept. Those that are invented are brought up to today first, so that a demonstration begins
 * at once and keeps no history of accounts nobody looks at.
 */
export async function accountsReady(deps: MeasureDeps, { profileId, platform }: AccountsAsked): Promise<string[]> {
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
  await tellInvented(deps, behind)
  return rows.map(({ id }) => id)
}
