import type { Database } from '#database/database.ts'

export const insertOidcState = (db: Database, state: { stateHash: string; deviceHash: string; expiresAt: number }) =>
  db
    .insertInto('admin_oidc_states')
    .values({ state_hash: state.stateHash, device_hash: state.deviceHash, expires_at: state.expiresAt })
    .execute()

/** Deletes a state that this browser began and that has not expired. True for only one of several concurrent calls. */
export async function takeOidcState(db: Database, state: { stateHash: string; deviceHash: string }, now: number): Promise<boolean> {
  const taken = await db
    .deleteFrom('admin_oidc_states')
    .where('state_hash', '=', state.stateHash)
    .where('device_hash', '=', state.deviceHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return Number(taken.numDeletedRows) === 1
}

export const deleteExpiredOidcStates = (db: Database, now: number) =>
  db.deleteFrom('admin_oidc_states').where('expires_at', '<=', now).execute()
