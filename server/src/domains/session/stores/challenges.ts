import type { Insertable, Selectable } from 'kysely'
import { sessionLimits } from '@wasla/contract/session/limits.ts'
import type { Database } from '#database/database.ts'
import type { OtpChallengesTable } from '#database/tables.ts'
import type { Bucket } from './failures.ts'

export type Challenge = Selectable<OtpChallengesTable>

const skew = sessionLimits.clockSkew * 1000

/**
 * Whether a code's `life` runs, in milliseconds. A code that seems to be sent in the future is over: a clock that was put back must not make
 * it live longer (security case 60).
 */
export const isRunning = (challenge: Pick<Challenge, 'expires_at'>, now: number, life: number) =>
  now < challenge.expires_at && now >= challenge.expires_at - life - skew

export const findChallenge = (db: Database, id: string): Promise<Challenge | undefined> =>
  db.selectFrom('otp_challenges').selectAll().where('id', '=', id).executeTakeFirst()

export const insertChallenge = (db: Database, challenge: Insertable<OtpChallengesTable>) =>
  db.insertInto('otp_challenges').values(challenge).execute()

/**
 * A new code of the number makes every older one worthless (B-06) that was asked for from the same device, or from any of those nobody
 * knows: what strangers ask for takes no code away from its owner.
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

/** Puts a fresh code into a challenge that still stands; its wrong tries stay counted (B-08). False when it fell meanwhile. */
export async function replaceCode(db: Database, id: string, codeHash: string, now: number, life: number): Promise<boolean> {
  const result = await db
    .updateTable('otp_challenges')
    .set({ code_hash: codeHash, expires_at: now + life })
    .where('id', '=', id)
    .where('dead_at', 'is', null)
    .where('consumed_at', 'is', null)
    .executeTakeFirst()
  return Number(result.numUpdatedRows) === 1
}

/** Takes one of the tries in a single guarded statement: fifty at once get no more than there are (B-08). Undefined when none is left or the code is over. */
export const takeTry = (
  db: Database,
  id: string,
  now: number,
  { life, tries }: { life: number; tries: number },
): Promise<Challenge | undefined> =>
  db
    .updateTable('otp_challenges')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('id', '=', id)
    .where('dead_at', 'is', null)
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', now + life + skew)
    .where('tries', '<', tries)
    .returningAll()
    .executeTakeFirst()

export const killChallenge = (db: Database, id: string, now: number) =>
  db.updateTable('otp_challenges').set({ dead_at: now }).where('id', '=', id).execute()

/** Uses the code up. Of those who bring it at once, one gets true (B-06). */
export async function consume(db: Database, id: string, now: number, provenUntil: number | null): Promise<boolean> {
  const result = await db
    .updateTable('otp_challenges')
    .set({ consumed_at: now, proven_until: provenUntil })
    .where('id', '=', id)
    .where('dead_at', 'is', null)
    .where('consumed_at', 'is', null)
    .executeTakeFirst()
  return Number(result.numUpdatedRows) === 1
}

/** Uses up the proof that a number is somebody's own, once and for that number only (B-05). */
export async function consumeProof(db: Database, id: string, mobileNo: string, now: number): Promise<boolean> {
  const result = await db
    .updateTable('otp_challenges')
    .set({ proven_until: null })
    .where('id', '=', id)
    .where('mobile_no', '=', mobileNo)
    .where('proven_until', '>', now)
    .where('proven_until', '<=', now + sessionLimits.provenLife * 1000 + skew)
    .executeTakeFirst()
  return Number(result.numUpdatedRows) === 1
}
