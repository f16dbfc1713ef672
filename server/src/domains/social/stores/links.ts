import { sql, type Selectable } from 'kysely'
import { nextNight } from '@wasla/contract/insights/days.ts'
import type { SocialAccount } from '@wasla/contract/social/accounts.ts'
import { platforms, type Platform, type SocialLinkRecord } from '@wasla/contract/social/record.ts'
import type { RefreshState } from '@wasla/contract/social/refresh.ts'
import type { Database } from '#database/database.ts'
import { dialectOf } from '#database/dialects/dialect-of.ts'
import { defineRecord, same } from '#database/record.ts'
import { lockingFree } from '#database/row-lock.ts'
import type { SocialLinksTable } from '#database/tables/social.ts'
import { inTransaction } from '#database/transaction.ts'

export const socialLinkRow = defineRecord<SocialLinksTable>()({
  id: same,
  profileId: same,
  platform: same,
  socialProfileId: same,
  pictureUrl: same,
  profileUrl: same,
  userName: same,
  followers: same,
  connectedAt: same,
  source: same,
})

/** Leaves out a row of a platform that no longer exists. */
function toRecords(row: Selectable<SocialLinksTable>): SocialLinkRecord[] {
  const link = socialLinkRow.read(row)
  const platform = platforms.find((known) => known === link.platform)
  return platform ? [{ ...link, platform }] : []
}

/** Returns the accounts of a profile, oldest first. */
export async function findSocialLinks(db: Database, profileId: string): Promise<SocialLinkRecord[]> {
  const rows = await db
    .selectFrom('social_links')
    .selectAll()
    .where('profile_id', '=', profileId)
    .orderBy('connected_at')
    .orderBy('id')
    .execute()
  return rows.flatMap(toRecords)
}

/** Returns the accounts of several profiles. */
export async function findLinksOfAll(db: Database, profileIds: readonly string[]): Promise<SocialLinkRecord[]> {
  if (profileIds.length === 0) return []
  const rows = await db.selectFrom('social_links').selectAll().where('profile_id', 'in', profileIds).orderBy('id').execute()
  return rows.flatMap(toRecords)
}

/** Returns whether a profile has an account. */
export const hasSocialLinks = async (db: Database, profileId: string): Promise<boolean> =>
  (await db.selectFrom('social_links').select('id').where('profile_id', '=', profileId).limit(1).executeTakeFirst()) !== undefined

/** Returns the accounts with a platform's grant, of all profiles of a user. */
export async function findGrantedLinks(db: Database, userId: string): Promise<SocialLinkRecord[]> {
  const rows = await db
    .selectFrom('social_links')
    .innerJoin('social_grants', 'social_grants.link_id', 'social_links.id')
    .selectAll('social_links')
    .where('profile_id', 'in', (query) => query.selectFrom('profiles').select('id').where('user_id', '=', userId))
    .execute()
  return rows.flatMap(toRecords)
}

/** Returns the accounts of a profile, of one platform or of all, each with the day of its newest snapshot. */
export async function findWithLastDay(
  db: Database,
  profileId: string,
  platform: Platform | null | undefined,
): Promise<{ link: SocialLinkRecord; lastDay: string | null }[]> {
  const rows = await db
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
  return rows.flatMap((row) => toRecords(row).map((link) => ({ link, lastDay: row.last_day })))
}

/** Returns the account with this id of the platform, of any profile. */
export async function findConnected(db: Database, platform: Platform, socialProfileId: string): Promise<SocialLinkRecord | null> {
  const row = await db
    .selectFrom('social_links')
    .selectAll()
    .where('platform', '=', platform)
    .where('social_profile_id', '=', socialProfileId)
    .executeTakeFirst()
  return (row && toRecords(row)[0]) ?? null
}

/** Returns all profiles' links to one handle of a platform, in any case. */
export async function findByHandle(db: Database, platform: Platform, handle: string): Promise<SocialLinkRecord[]> {
  const rows = await db
    .selectFrom('social_links')
    .selectAll()
    .where('platform', '=', platform)
    .where(sql`lower(user_name)`, '=', handle.toLowerCase())
    .execute()
  return rows.flatMap(toRecords)
}

/** Inserts an account, which is then measured soon. False if another profile connected it at the same moment. */
export async function insertLink(tx: Database, link: SocialLinkRecord): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('social_links')
    .values({ ...socialLinkRow.write(link), measure_at: 0 })
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Saves an account that was connected again, which is then measured soon. False if it no longer exists. */
export async function saveLink(tx: Database, link: SocialLinkRecord): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('social_links')
    .set({ ...socialLinkRow.write(link), measure_at: 0 })
    .where('id', '=', link.id)
    .where('profile_id', '=', link.profileId)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

export async function removeLinks(tx: Database, profileId: string, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('social_links').where('profile_id', '=', profileId).where('id', 'in', ids).execute()
}

/** Saves the measured fields of an account. False if the account was removed since it was read. */
export async function saveMeasured(tx: Database, id: string, account: SocialAccount, now: number): Promise<boolean> {
  const { userName, profileUrl, pictureUrl, followers } = account
  const { numUpdatedRows } = await tx
    .updateTable('social_links')
    .set({ ...socialLinkRow.write({ userName, profileUrl, pictureUrl, followers }), measure_at: nextNight(now) })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Returns an account of a profile with the time at which it was last measured on demand. */
export async function findForRefresh(db: Database, profileId: string, id: string): Promise<RefreshState | null> {
  const row = await db.selectFrom('social_links').selectAll().where('id', '=', id).where('profile_id', '=', profileId).executeTakeFirst()
  const [link] = row ? toRecords(row) : []
  return row && link ? { link, refreshedAt: row.refreshed_at } : null
}

/** Replaces the time of the last measurement on demand. True for only one of several concurrent requests. */
export async function replaceRefreshedAt(db: Database, id: string, from: number | null, to: number | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('social_links')
    .set({ refreshed_at: to })
    .where('id', '=', id)
    .where('refreshed_at', from === null ? 'is' : '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Leases accounts that are due until `leasedUntil`, each to only one process. Leaves out removed profiles and closed accounts. */
export const takeDue = (
  db: Database,
  now: number,
  { most, leasedUntil }: { most: number; leasedUntil: number },
): Promise<SocialLinkRecord[]> =>
  inTransaction(db, async (tx) => {
    const due = await tx
      .selectFrom('social_links')
      .select('id')
      .where('measure_at', '<=', now)
      .where('profile_id', 'in', (open) =>
        open
          .selectFrom('profiles')
          .select('profiles.id')
          .where('deleted_at', 'is', null)
          .where('profiles.user_id', 'not in', (closed) => closed.selectFrom('closed_accounts').select('user_id')),
      )
      .orderBy('measure_at')
      .orderBy('id')
      .limit(most)
      // Another process that takes at the same time gets other accounts, and none waits for another.
      .$call(lockingFree(dialectOf(tx)))
      .execute()
    if (due.length === 0) return []
    const ids = due.map(({ id }) => id)
    const taken = await tx.updateTable('social_links').set({ measure_at: leasedUntil }).where('id', 'in', ids).returningAll().execute()
    return taken.flatMap(toRecords)
  })

/** Postpones the next measurement of accounts. */
export async function postpone(db: Database, ids: readonly string[], until: number): Promise<void> {
  if (ids.length > 0) await db.updateTable('social_links').set({ measure_at: until }).where('id', 'in', ids).execute()
}
