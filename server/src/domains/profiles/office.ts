import type { ProfileEvent } from '@wasla/contract/profiles/states.ts'
import type { Deps } from '../../deps.ts'
import type { Database } from '#database/database.ts'
import { moveProfile } from './move.ts'

/**
 * Tells every profile of a user what happened to the user, in its transaction. A profile whose machine knows no such way, or that was
 * closed before, stays where it is.
 */
export async function moveAll(
  tx: Database,
  deps: Pick<Deps, 'dialect' | 'clock'>,
  userId: string,
  event: Extract<ProfileEvent, 'suspended' | 'closed' | 'reinstated'>,
): Promise<void> {
  const profiles = await tx
    .selectFrom('profiles')
    .select('id')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  for (const { id } of profiles) await moveProfile(tx, deps, id, event)
}

/** The label of a profile (D-29); null where there is no such profile. */
export const labelOf = async (tx: Database, profileId: string): Promise<{ label: string | null } | null> =>
  (await tx.selectFrom('profiles').select('label').where('id', '=', profileId).where('deleted_at', 'is', null).executeTakeFirst()) ?? null

export const setLabel = (tx: Database, profileId: string, label: string | null) =>
  tx.updateTable('profiles').set({ label }).where('id', '=', profileId).where('deleted_at', 'is', null).execute()
