import { dayAt } from '@wasla/contract/insights/days.ts'
import { demoFigures } from '@wasla/contract/insights/demo.ts'
import type { SnapshotRecord } from '@wasla/contract/insights/record.ts'
import { newestFigures, type MeasuredFigures } from '@wasla/contract/programs/matching/measured.ts'
import type { SocialLinkRecord } from '@wasla/contract/social/record.ts'
import type { Database } from '#database/database.ts'
import { findLinksOfAll } from './stores/links.ts'
import { findNewest } from './stores/snapshots.ts'

/** An account with its newest figures. `measured` is null if the account was never measured. */
export type MeasuredAccount = { account: SocialLinkRecord; measured: MeasuredFigures | null }

/** Returns the accounts of these profiles, most followers first, with their newest figures at `now`, in two statements. */
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

/** An account with its newest snapshot. `newest` is null if the account was never measured. */
export type AccountSnapshot = { account: SocialLinkRecord; newest: SnapshotRecord | null }

/**
 * Returns the accounts of these profiles, each with its newest snapshot without the audience, in two statements. An invented account that
 * was never measured gets the snapshot that a measurement would make now (E-06).
 */
export async function newestSnapshotsOf(db: Database, now: number, profileIds: readonly string[]): Promise<AccountSnapshot[]> {
  const accounts = await findLinksOfAll(db, profileIds)
  const ids = accounts.map(({ id }) => id)
  const stored = new Map((await findNewest(db, ids, { withAudience: false })).map((one) => [one.accountId, one]))
  const day = dayAt(now)
  const invented = (account: SocialLinkRecord): SnapshotRecord | null =>
    account.source === 'DEMO'
      ? { accountId: account.id, day, measuredAt: now, source: 'DEMO', ...demoFigures({ ...account, day }, day), audience: null }
      : null
  return accounts.map((account) => ({ account, newest: stored.get(account.id) ?? invented(account) }))
}
