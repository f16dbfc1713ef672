import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import type { Database } from '#database/database.ts'

/** Returns the picture and type of a profile that is not removed. */
export const findPicture = (db: Database, profileId: string): Promise<{ picture: string | null; type: ProfileType } | undefined> =>
  db.selectFrom('profiles').select(['picture', 'type']).where('id', '=', profileId).where('deleted_at', 'is', null).executeTakeFirst()

export const updatePicture = (tx: Database, profileId: string, picture: string) =>
  tx.updateTable('profiles').set({ picture }).where('id', '=', profileId).execute()
