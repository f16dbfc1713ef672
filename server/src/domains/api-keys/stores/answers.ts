import type { KnownRequest, StoredAnswer } from '@wasla/contract/api-keys/answers.ts'
import type { Database } from '#database/database.ts'

/** A request with its idempotency key. `run` names this attempt to run it. */
export type Attempted = {
  readonly profileId: string
  readonly key: string
  readonly fingerprint: string
  readonly run: string
  readonly claimedUntil: number
  readonly createdAt: number
}

/** Claims a key for a request. Returns false if the profile used the key before. */
export async function insertClaim(
  db: Database,
  { profileId, key, fingerprint, run, claimedUntil, createdAt }: Attempted,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('api_answers')
    .values({
      ...{ profile_id: profileId, key, fingerprint, run, claimed_until: claimedUntil, created_at: createdAt },
      ...{ status: null, body: null },
    })
    .onConflict((clash) => clash.columns(['profile_id', 'key']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Returns the request that used a key; null if it was forgotten meanwhile. */
export async function findRequest(db: Database, profileId: string, key: string): Promise<KnownRequest | null> {
  const found = await db
    .selectFrom('api_answers')
    .select(['fingerprint', 'claimed_until', 'status', 'body'])
    .where('profile_id', '=', profileId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!found) return null
  const { fingerprint, claimed_until: claimedUntil, status, body } = found
  return { fingerprint, claimedUntil, answer: status === null || body === null ? null : { status, body } }
}

/** Takes over a request whose claim is over. Returns false if another process did it first. */
export async function takeOver(db: Database, { profileId, key, run, claimedUntil }: Attempted, now: number): Promise<boolean> {
  const taken = await db
    .updateTable('api_answers')
    .set({ run, claimed_until: claimedUntil })
    .where('profile_id', '=', profileId)
    .where('key', '=', key)
    .where('status', 'is', null)
    .where('claimed_until', '<=', now)
    .executeTakeFirst()
  return Number(taken.numUpdatedRows) === 1
}

/** Saves the answer of an attempt, unless another attempt took the request over. */
export const saveAnswer = (db: Database, { profileId, key, run }: Attempted, { status, body }: StoredAnswer) =>
  db
    .updateTable('api_answers')
    .set({ status, body })
    .where('profile_id', '=', profileId)
    .where('key', '=', key)
    .where('run', '=', run)
    .execute()

/** Forgets a request that may be sent again, unless another attempt took it over. */
export const forgetClaim = (db: Database, { profileId, key, run }: Attempted) =>
  db.deleteFrom('api_answers').where('profile_id', '=', profileId).where('key', '=', key).where('run', '=', run).execute()

export const deleteAnswersBefore = (db: Database, moment: number) => db.deleteFrom('api_answers').where('created_at', '<', moment).execute()
