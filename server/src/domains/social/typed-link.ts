import { sql } from 'kysely'
import { typedAccountId, typedAccountPrefix, type Platform } from '@wasla/contract/social/record.ts'
import type { Database } from '#database/database.ts'

/**
 * A link that was typed, not connected: its account is known by its handle alone, and its followers to nobody (E-06). False where another
 * profile has connected that account (E-03); what others typed keeps nobody from naming their own.
 */
export async function addTypedLink(
  tx: Database,
  link: { id: string; profileId: string; platform: Platform; handle: string; url: string; now: number },
): Promise<boolean> {
  const handle = link.handle.toLowerCase()
  const taken = await tx
    .selectFrom('social_links')
    .select('id')
    .where('platform', '=', link.platform)
    .where(sql`lower(user_name)`, '=', handle)
    .where('social_profile_id', 'not like', `${typedAccountPrefix}%`)
    .where('profile_id', '!=', link.profileId)
    .limit(1)
    .executeTakeFirst()
  if (taken) return false
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
