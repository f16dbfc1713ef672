import type { Database } from '#database/database.ts'

/** Returns whether another profile has a user name, or had it less than six months ago (D-03). */
export async function hasOwner(db: Database, key: string, profileId: string, now: number): Promise<boolean> {
  const owner = await db
    .selectFrom('profiles')
    .select('id')
    .where('user_name_key', '=', key)
    .where('id', '!=', profileId)
    .executeTakeFirst()
  if (owner) return true
  const former = await db
    .selectFrom('former_addresses')
    .select('id')
    .where('user_name_key', '=', key)
    .where('profile_id', '!=', profileId)
    .where((row) => row.or([row('until', 'is', null), row('until', '>', now)]))
    .limit(1)
    .executeTakeFirst()
  return former !== undefined
}
