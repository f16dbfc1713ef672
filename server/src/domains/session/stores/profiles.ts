import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { Database } from '#database/database.ts'

type OwnProfile = Pick<ProfileRecord, 'id' | 'userId' | 'type' | 'status' | 'createdAt'>

const selectOwn = (db: Database) =>
  db.selectFrom('profiles').select(['id', 'user_id as userId', 'type', 'status', 'created_at as createdAt']).where('deleted_at', 'is', null)

/** Returns a user's profiles that are not removed. */
export const findProfilesOf = (db: Database, userId: string): Promise<OwnProfile[]> => selectOwn(db).where('user_id', '=', userId).execute()

/** Returns a profile that is not removed, of any user. */
export const findProfile = (db: Database, profileId: string): Promise<OwnProfile | undefined> =>
  selectOwn(db).where('id', '=', profileId).executeTakeFirst()

/** Removes a profile if it is still not set up (C-05). True if it was removed. */
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
