import { sql } from 'kysely'
import { sessionLimits } from '@wasla/contract/session/limits.ts'
import type { Database } from '#database/database.ts'

/** A number, seen from a device that signed in to it before, or from all others together (''). */
export type Bucket = { mobileNo: string; deviceHash: string }

const window = sessionLimits.wrongWindow * 1000

/** Seconds until the number may be tried again from here; null while it may (B-08). */
export async function closedFor(db: Database, bucket: Bucket, now: number, most: number): Promise<number | null> {
  const row = await db
    .selectFrom('otp_failures')
    .select(['first_at', 'count'])
    .where('mobile_no', '=', bucket.mobileNo)
    .where('device_hash', '=', bucket.deviceHash)
    .executeTakeFirst()
  if (!row || row.count < most || now >= row.first_at + window) return null
  return Math.ceil((row.first_at + window - now) / 1000)
}

/** Counts one wrong try before the code is looked at, so that parallel guesses cannot pass the tenth. False when `most` were wrong in 24 h. */
export async function takeFailure(db: Database, bucket: Bucket, now: number, most: number): Promise<boolean> {
  const over = sql<boolean>`otp_failures.first_at <= ${now - window}`
  const row = await db
    .insertInto('otp_failures')
    .values({ mobile_no: bucket.mobileNo, device_hash: bucket.deviceHash, first_at: now, count: 1 })
    .onConflict((clash) =>
      clash
        .columns(['mobile_no', 'device_hash'])
        .doUpdateSet({
          count: sql`case when ${over} then 1 else otp_failures.count + 1 end`,
          first_at: sql`case when ${over} then ${now} else otp_failures.first_at end`,
        })
        .where(sql<boolean>`${over} or otp_failures.count < ${most}`),
    )
    .executeTakeFirst()
  return Number(row.numInsertedOrUpdatedRows ?? 0) === 1
}

/** The try was right after all. */
export const giveBackFailure = (db: Database, bucket: Bucket) =>
  db
    .updateTable('otp_failures')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('mobile_no', '=', bucket.mobileNo)
    .where('device_hash', '=', bucket.deviceHash)
    .where('count', '>', 0)
    .execute()
