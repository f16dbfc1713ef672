import type { Actor } from '@wasla/contract/groups/entry.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { sharing } from '#database/row-lock.ts'

/** A profile's user, type and status. */
export type Party = Omit<Actor, 'profileId'>

const selectParty = (db: Database, id: string) =>
  db.selectFrom('profiles').select(['user_id as userId', 'type', 'status']).where('id', '=', id).where('deleted_at', 'is', null)

/** Returns a profile that is not removed. */
export const findParty = async (db: Database, id: string): Promise<Party | null> => (await selectParty(db, id).executeTakeFirst()) ?? null

/**
 * Returns a profile that is not removed, with a shared lock until the transaction ends, so that nobody becomes a member while being
 * suspended.
 */
export const lockPartyShared = async (tx: Database, dialect: Dialect, id: string): Promise<Party | null> =>
  (await selectParty(tx, id).$call(sharing(dialect)).executeTakeFirst()) ?? null

/** Returns the ids of a profile's interests. */
export async function findInterestsOf(db: Database, profileId: string): Promise<string[]> {
  const rows = await db.selectFrom('profile_interests').select('interest_id').where('profile_id', '=', profileId).execute()
  return rows.map((row) => row.interest_id)
}
