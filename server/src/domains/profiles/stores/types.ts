import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import type { Database } from '#database/database.ts'

/** Changes the type of a profile, and the owner type of its groups. Undefined if the profile is no longer of type `from`. */
export async function updateType(
  tx: Database,
  profileId: string,
  from: ProfileType,
  to: ProfileType,
): Promise<{ userNameKey: string | null } | undefined> {
  const changed = await tx
    .updateTable('profiles')
    .set({ type: to, is_active_membership: to === 'AGENT' ? 1 : 0 })
    .where('id', '=', profileId)
    .where('type', '=', from)
    .where('deleted_at', 'is', null)
    .returning('user_name_key')
    .executeTakeFirst()
  if (!changed) return undefined
  await tx.updateTable('groups').set({ owner_type: to }).where('owner_id', '=', profileId).execute()
  return { userNameKey: changed.user_name_key }
}

type FormerType = { id: string; profileId: string; type: ProfileType; userNameKey: string; now: number }

/** Saves a profile's former type, whose address leads to the profile for good. */
export const insertFormerType = (tx: Database, { id, profileId, type, userNameKey, now }: FormerType) =>
  tx
    .insertInto('former_addresses')
    .values({ id, profile_id: profileId, type, user_name_key: userNameKey, until: null, created_at: now })
    .execute()
