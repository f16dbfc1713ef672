import { mainNameOf } from '@wasla/contract/profiles/names.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import { nameColumns, type ProfilesTable } from '#database/tables/profiles.ts'

const named = defineRecord<ProfilesTable>()({ ...nameColumns, id: same, userName: same, picture: same, status: same })

/** The fields of a profile that lists of the back office show. */
export type NamedProfile = ReturnType<typeof named.read>

/** Returns these profiles by id, also those of closed accounts, in one statement. */
export async function findNamedProfiles(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, NamedProfile>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('profiles')
    .select(named.columns('profiles'))
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, named.read(row)]))
}

/** Returns the main names of these profiles by id. */
export async function findProfileNames(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return new Map([...(await findNamedProfiles(db, ids))].map(([id, profile]) => [id, mainNameOf(profile)]))
}
