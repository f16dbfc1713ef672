import type { Database } from '#database/database.ts'

/** Whether a profile has an account connected, asked in another domain's transaction. */
export const hasSocialLink = async (db: Database, profileId: string): Promise<boolean> =>
  (await db.selectFrom('social_links').select('id').where('profile_id', '=', profileId).limit(1).executeTakeFirst()) !== undefined
