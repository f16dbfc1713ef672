import type { Named } from '@wasla/contract/profiles/names.ts'
import type { Database } from '#database/database.ts'
import { profileNames } from '#database/tables/profiles.ts'

/** Returns the names of a wallet's owner for documents, or null if the profile no longer exists. */
export async function findHolder(db: Database, profileId: string): Promise<(Named & { userName: string | null }) | null> {
  const row = await db
    .selectFrom('profiles as p')
    .select([...profileNames.columns('p'), 'p.user_name'])
    .where('p.id', '=', profileId)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? { ...profileNames.read(row), userName: row.user_name } : null
}
