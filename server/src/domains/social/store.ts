import { platforms, typedAccountId, type Platform, type SocialLinkRecord } from '@wasla/contract/social/record.ts'
import type { Insertable, Selectable } from 'kysely'
import type { Database } from '#database/database.ts'
import { lockRow } from '#database/row-lock.ts'
import type { SocialConnectionsTable, SocialLinksTable } from '#database/tables/social.ts'

/** A row as the contract's record; none of a platform that is not known any more. */
export function toRecord(row: Selectable<SocialLinksTable>): SocialLinkRecord[] {
  const platform = platforms.find((known) => known === row.platform)
  return platform
    ? [
        {
          id: row.id,
          profileId: row.profile_id,
          platform,
          socialProfileId: row.social_profile_id,
          pictureUrl: row.picture_url,
          profileUrl: row.profile_url,
          userName: row.user_name,
          followers: row.followers,
          connectedAt: row.connected_at,
          source: row.source,
        },
      ]
    : []
}

/** Connected accounts of a profile, oldest first. */
export async function findSocialLinks(db: Database, profileId: string): Promise<SocialLinkRecord[]> {
  const rows = await db
    .selectFrom('social_links')
    .selectAll()
    .where('profile_id', '=', profileId)
    .orderBy('connected_at')
    .orderBy('id')
    .execute()
  return rows.flatMap(toRecord)
}

/**
 * Whether a profile may have one account more than it has, besides what was typed of that one. The profile's row is the lock, held until
 * the transaction is over: of connections that are finished at once each counts those before it.
 */
export async function hasRoomFor(
  tx: Database,
  { profileId, platform, userName }: Pick<SocialLinkRecord, 'profileId' | 'platform' | 'userName'>,
  most: number,
): Promise<boolean> {
  await lockRow(tx, 'profiles', profileId)
  const own = await findSocialLinks(tx, profileId)
  const typed = typedAccountId(userName, profileId)
  return own.filter((link) => link.platform !== platform || link.socialProfileId !== typed).length < most
}

/** Who has an account, by the platform's own name of it; undefined where nobody has. */
export const findOwner = (db: Database, { platform, socialProfileId }: Pick<SocialLinkRecord, 'platform' | 'socialProfileId'>) =>
  db
    .selectFrom('social_links')
    .select('profile_id')
    .where('platform', '=', platform)
    .where('social_profile_id', '=', socialProfileId)
    .executeTakeFirst()

export const insertConnection = (db: Database, connection: Insertable<SocialConnectionsTable>) =>
  db.insertInto('social_connections').values(connection).execute()

type Begun = { hash: string; userId: string; profileId: string; platform: Platform }

/** Uses up a connection that was begun, if it is the caller's, of this platform, not late and not used: of those at once, one gets it. */
export const consumeConnection = (db: Database, { hash, userId, profileId, platform }: Begun, now: number) =>
  db
    .updateTable('social_connections')
    .set({ used_at: now })
    .where('state_hash', '=', hash)
    .where('user_id', '=', userId)
    .where('profile_id', '=', profileId)
    .where('platform', '=', platform)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['redirect_uri', 'verifier'])
    .executeTakeFirst()

/** Forgets connections that nobody can finish any more. */
export const forgetConnections = (db: Database, now: number) => db.deleteFrom('social_connections').where('expires_at', '<=', now).execute()

/** Keeps an account, or brings its numbers up to date where the same profile has it. Answers whose it is: an account belongs to one profile (E-03). */
export async function keepLink(tx: Database, link: SocialLinkRecord): Promise<SocialLinkRecord> {
  const fresh = {
    user_name: link.userName,
    profile_url: link.profileUrl,
    picture_url: link.pictureUrl,
    followers: link.followers,
    source: link.source,
    measure_at: 0,
  }
  const kept = await tx
    .insertInto('social_links')
    .values({
      id: link.id,
      profile_id: link.profileId,
      platform: link.platform,
      social_profile_id: link.socialProfileId,
      connected_at: link.connectedAt,
      ...fresh,
    })
    .onConflict((conflict) =>
      conflict.columns(['platform', 'social_profile_id']).doUpdateSet(fresh).where('social_links.profile_id', '=', link.profileId),
    )
    .returningAll()
    .executeTakeFirst()
  const row =
    kept ??
    (await tx
      .selectFrom('social_links')
      .selectAll()
      .where('platform', '=', link.platform)
      .where('social_profile_id', '=', link.socialProfileId)
      .executeTakeFirst())
  const [record] = row ? toRecord(row) : []
  return record ?? keepLink(tx, link)
}

type Removal = { end: 'removed'; platform: Platform } | { end: 'last' | 'foreign' }

/** Removes an account of a profile. The profile's row is the lock: of two that are removed at once, the last one stays (E-04). */
export async function removeLink(tx: Database, profileId: string, id: string): Promise<Removal> {
  await lockRow(tx, 'profiles', profileId)
  const own = await findSocialLinks(tx, profileId)
  const link = own.find((one) => one.id === id)
  if (!link) return { end: 'foreign' }
  if (own.length === 1) return { end: 'last' }
  await tx.deleteFrom('social_links').where('id', '=', id).execute()
  return { end: 'removed', platform: link.platform }
}
