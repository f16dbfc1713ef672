import { clockSkew } from '@wasla/contract/session/challenge.ts'
import { sessionLimits } from '@wasla/contract/session/limits.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, flag, same, type RecordOf } from '#database/record.ts'
import type { OtpChallengesTable } from '#database/tables/session.ts'
import type { Bucket } from './buckets.ts'

const challengeRecord = defineRecord<OtpChallengesTable>()({
  id: same,
  mobileNo: same,
  countryId: same,
  purpose: same,
  codeHash: same,
  invitationCode: same,
  acceptedTerms: flag,
  createdAt: same,
  expiresAt: same,
  tries: same,
  consumedAt: same,
  deadAt: same,
  provenUntil: same,
  deviceHash: same,
})

/** A challenge with the fields that are never sent to a client. */
export type StoredChallenge = RecordOf<typeof challengeRecord>

export async function findChallenge(db: Database, id: string): Promise<StoredChallenge | undefined> {
  const row = await db.selectFrom('otp_challenges').selectAll().where('id', '=', id).executeTakeFirst()
  return row && challengeRecord.read(row)
}

export const insertChallenge = (db: Database, challenge: StoredChallenge) =>
  db.insertInto('otp_challenges').values(challengeRecord.write(challenge)).execute()

/**
 * Cancels older unused codes of a number. A known device cancels the codes that it requested; a stranger cancels the codes that any
 * stranger requested (B-06). So a stranger's request never cancels a code of the owner's device.
 */
export const cancelOthers = (db: Database, { mobileNo, deviceHash }: Bucket, now: number) =>
  db
    .updateTable('otp_challenges')
    .set({ dead_at: now })
    .where('mobile_no', '=', mobileNo)
    .where('device_hash', '=', deviceHash)
    .where('dead_at', 'is', null)
    .where('consumed_at', 'is', null)
    .execute()

/**
 * Puts a new code into an unused challenge, and keeps the count of wrong tries (B-08). False if the challenge was used or cancelled since
 * it was read.
 */
export async function replaceCode(db: Database, id: string, codeHash: string, expiresAt: number): Promise<boolean> {
  const result = await db
    .updateTable('otp_challenges')
    .set(challengeRecord.write({ codeHash, expiresAt }))
    .where('id', '=', id)
    .where('dead_at', 'is', null)
    .where('consumed_at', 'is', null)
    .executeTakeFirst()
  return Number(result.numUpdatedRows) === 1
}

/**
 * Counts a try if the challenge is unchanged since it was read. Each of fifty concurrent tries gets a different count, so that no more than
 * the limit are compared (B-08). Returns the challenge after the try, or undefined if another try was faster.
 */
export async function saveTry(db: Database, found: StoredChallenge, tries: number): Promise<StoredChallenge | undefined> {
  const row = await db
    .updateTable('otp_challenges')
    .set({ tries })
    .where('id', '=', found.id)
    .where('dead_at', 'is', null)
    .where('consumed_at', 'is', null)
    .where('expires_at', '=', found.expiresAt)
    .where('tries', '=', found.tries)
    .returningAll()
    .executeTakeFirst()
  return row && challengeRecord.read(row)
}

/** Saves the result of a code that was typed for an unused challenge. True for only one of several concurrent right codes (B-06). */
export async function saveVerdict(db: Database, { id, consumedAt, deadAt, provenUntil }: StoredChallenge): Promise<boolean> {
  const result = await db
    .updateTable('otp_challenges')
    .set(challengeRecord.write({ consumedAt, deadAt, provenUntil }))
    .where('id', '=', id)
    .where('dead_at', 'is', null)
    .where('consumed_at', 'is', null)
    .executeTakeFirst()
  return Number(result.numUpdatedRows) === 1
}

/** Uses up the proof that a number is the caller's. The proof is valid once, and for that number only (B-05). */
export async function consumeProof(db: Database, id: string, mobileNo: string, now: number): Promise<boolean> {
  const result = await db
    .updateTable('otp_challenges')
    .set({ proven_until: null })
    .where('id', '=', id)
    .where('mobile_no', '=', mobileNo)
    .where('proven_until', '>', now)
    .where('proven_until', '<=', now + sessionLimits.provenLife * 1000 + clockSkew)
    .executeTakeFirst()
  return Number(result.numUpdatedRows) === 1
}
