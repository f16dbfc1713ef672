import { sql } from 'kysely'
import { typedAccountId, typedAccountPrefix, type Platform } from '@wasla/contract/social/record.ts'
import type { Database } from '#database/database.ts'

type TypedLink = { id: string; profileId: string; platform: Platform; handle: string; url: string; now: number }

/** Whether another profile has connected the account of a handle (E-03); what others typed does not count. */
export const isConnectedElsewhere = async (
  db: Database,
  { platform, handle, profileId }: Pick<TypedLink, 'platform' | 'handle' | 'profileId'>,
): Promise<boolean> =>
  (await db
    .selectFrom('social_links')
    .select('id')
    .where('platform', '=', platform)
    .where(sql`lower(user_name)`, '=', handle.toLowerCase())
    .where('social_profile_id', 'not like', `${typedAccountPrefix}%`)
    .where('profile_id', '!=', profileId)
    .limit(1)
    .executeTakeFirst()) !== undefined

/**
 * A link that was typed, not connected: its account is known by its handle alone, and its followers to nobody (E-06). False where another
 * profile has connected that account (E-03); what others typed keeps nobody from naming their own.
 */
export async function addTypedLink(tx: Database, link: TypedLink): Promise<boolean> {
  if (await isConnectedElsewhere(tx, link)) return false
  const added = await tx
    .insertInto('social_links')
    .values({
      id: link.id,
      profile_id: link.profileId,
      platform: link.platform,
      social_profile_id: typedAccountId(link.handle, link.profileId),
      picture_url: null,
      profile_url: link.url,
      user_name: link.handle,
      followers: 0,
      connected_at: link.now,
      source: 'ESTIMATED',
    })
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirst()
  return Number(added.numInsertedOrUpdatedRows ?? 0) === 1
}

/** Whoever connects an account has shown whose it is: what they typed of it before is not a second one. */
export const forgetTyped = (tx: Database, { profileId, platform, handle }: { profileId: string; platform: Platform; handle: string }) =>
  tx
    .deleteFrom('social_links')
    .where('profile_id', '=', profileId)
    .where('platform', '=', platform)
    .where('social_profile_id', '=', typedAccountId(handle, profileId))
    .execute()
