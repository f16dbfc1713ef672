import { newestFigures, type MeasuredFigures } from '@wasla/contract/programs/matching/measured.ts'
import type { SocialLinkRecord } from '@wasla/contract/social/record.ts'
import type { Database } from '#database/database.ts'
import { findLinksOfAll } from './stores/links.ts'
import { findNewest } from './stores/snapshots.ts'

/** An account with its newest figures; null where it was never measured. */
export type MeasuredAccount = { account: SocialLinkRecord; measured: MeasuredFigures | null }

/** The accounts of these profiles, biggest first, with their newest figures at `now`: two statements, however many profiles there are. */
export async function measuredAccountsOf(db: Database, now: number, profileIds: readonly string[]): Promise<MeasuredAccount[]> {
  const accounts = await findLinksOfAll(db, profileIds)
  const newest = await findNewest(
    db,
    accounts.map(({ id }) => id),
    { withAudience: false },
  )
  const byAccount = new Map(newestFigures(accounts, newest, now).map((figures) => [figures.accountId, figures]))
  return accounts.toSorted((a, b) => b.followers - a.followers).map((account) => ({ account, measured: byAccount.get(account.id) ?? null }))
}
