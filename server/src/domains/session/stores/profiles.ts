import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import type { Database } from '#database/database.ts'

const standing = (db: Database, userId: string) =>
  db.selectFrom('profiles').select(['id', 'type', 'status']).where('user_id', '=', userId).where('deleted_at', 'is', null)

/** The profile a new session stands on: the person's own, else the oldest business; a closed one only where nothing else is left. */
export const firstProfile = (db: Database, userId: string) =>
  standing(db, userId)
    .orderBy((row) => row.case().when('status', '=', 'Inactive').then(1).else(0).end())
    .orderBy((row) => row.case().when('type', 'in', ['INFLUENCER', 'AGENT']).then(0).else(1).end())
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst()

/** A profile of one's own that one may switch to: neither closed nor removed, and of the type that was asked for (B-19). */
export const findOwnProfile = (db: Database, userId: string, profileId: string, type: ProfileType) =>
  standing(db, userId).where('id', '=', profileId).where('type', '=', type).where('status', '!=', 'Inactive').executeTakeFirst()

/** Removes a provisional profile that was never set up (C-05). True when it was one. */
export async function removeProvisional(db: Database, userId: string, profileId: string, now: number): Promise<boolean> {
  const result = await db
    .updateTable('profiles')
    .set({ deleted_at: now })
    .where('id', '=', profileId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('status', '=', 'Onboarding')
    .where('onboarding_step', '=', 'SelectAccountType')
    .where('first_name', 'is', null)
    .where('last_name', 'is', null)
    .where('user_name', 'is', null)
    .executeTakeFirst()
  return Number(result.numUpdatedRows) === 1
}
