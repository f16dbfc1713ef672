import type { Sends } from '@wasla/contract/session/ladder.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import type { OtpSendsTable } from '#database/tables/session.ts'
import type { Bucket } from './buckets.ts'

const sendsRecord = defineRecord<OtpSendsTable>()({ firstSentAt: same, lastSentAt: same, sends: same })

export async function findSends(db: Database, { mobileNo, deviceHash }: Bucket): Promise<Sends | null> {
  const row = await db
    .selectFrom('otp_sends')
    .selectAll()
    .where('mobile_no', '=', mobileNo)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst()
  return row ? sendsRecord.read(row) : null
}

/**
 * Changes the counted sends of a bucket from `before` to `after`, unless they have been changed since they were read. True for only one of
 * several concurrent sends. Null means that nothing was sent to the number.
 */
export async function moveSends(
  db: Database,
  { mobileNo, deviceHash }: Bucket,
  before: Sends | null,
  after: Sends | null,
): Promise<boolean> {
  if (before === null) {
    if (after === null) return true
    const made = await db
      .insertInto('otp_sends')
      .values({ mobile_no: mobileNo, device_hash: deviceHash, ...sendsRecord.write(after) })
      .onConflict((clash) => clash.doNothing())
      .executeTakeFirst()
    return Number(made.numInsertedOrUpdatedRows ?? 0) === 1
  }
  if (after === null) {
    const gone = await db
      .deleteFrom('otp_sends')
      .where('mobile_no', '=', mobileNo)
      .where('device_hash', '=', deviceHash)
      .where('sends', '=', before.sends)
      .where('last_sent_at', '=', before.lastSentAt)
      .executeTakeFirst()
    return Number(gone.numDeletedRows) === 1
  }
  const moved = await db
    .updateTable('otp_sends')
    .set(sendsRecord.write(after))
    .where('mobile_no', '=', mobileNo)
    .where('device_hash', '=', deviceHash)
    .where('sends', '=', before.sends)
    .where('last_sent_at', '=', before.lastSentAt)
    .executeTakeFirst()
  return Number(moved.numUpdatedRows) === 1
}

/** Resets the waiting times of a number in all its buckets, after a successful sign-in (B-07). */
export const forgetSends = (db: Database, mobileNo: string) => db.deleteFrom('otp_sends').where('mobile_no', '=', mobileNo).execute()
