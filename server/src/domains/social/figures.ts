import type { SnapshotRecord } from '@wasla/contract/insights/record.ts'
import type { SocialLinkRecord } from '@wasla/contract/social/record.ts'
import type { Database } from '#database/database.ts'
import { findLinksOfAll } from './stores/links.ts'
import { findNewest } from './stores/snapshots.ts'

/** An account with what was measured of it last; null where nothing was yet. */
export type MeasuredAccount = { account: SocialLinkRecord; measured: Pick<SnapshotRecord, 'accountId' | 'engagement' | 'views'> | null }

/** The accounts of these profiles, biggest first, with what was measured of them last: two statements, however many profiles there are. */
export async function measuredAccountsOf(db: Database, profileIds: readonly string[]): Promise<MeasuredAccount[]> {
  const accounts = await findLinksOfAll(db, profileIds)
  const newest = await findNewest(
    db,
    accounts.map(({ id }) => id),
    { withAudience: false },
  )
  const byAccount = new Map(newest.map((snapshot) => [snapshot.accountId, snapshot]))
  return accounts.toSorted((a, b) => b.followers - a.followers).map((account) => ({ account, measured: byAccount.get(account.id) ?? null }))
}
