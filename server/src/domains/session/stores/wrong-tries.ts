import type { WrongTries } from '@wasla/contract/session/wrong-tries.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import type { OtpFailuresTable } from '#database/tables/session.ts'
import type { Bucket } from './buckets.ts'

const wrongTriesRecord = defineRecord<OtpFailuresTable>()({ firstAt: same, count: same })

export async function findWrongTries(db: Database, { mobileNo, deviceHash }: Bucket): Promise<WrongTries | null> {
  const row = await db
    .selectFrom('otp_failures')
    .select(['first_at', 'count'])
    .where('mobile_no', '=', mobileNo)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst()
  return row ? wrongTriesRecord.read(row) : null
}

/**
 * Changes the count of wrong tries from `before` to `after`, unless it has been changed since it was read. Concurrent guesses are thereby
 * counted one after the other, so that none exceeds the limit. Null means no wrong tries.
 */
export async function moveWrongTries(
  db: Database,
  { mobileNo, deviceHash }: Bucket,
  before: WrongTries | null,
  after: WrongTries,
): Promise<boolean> {
  const columns = wrongTriesRecord.write(after)
  if (before === null) {
    const made = await db
      .insertInto('otp_failures')
      .values({ mobile_no: mobileNo, device_hash: deviceHash, ...columns })
      .onConflict((clash) => clash.doNothing())
      .executeTakeFirst()
    return Number(made.numInsertedOrUpdatedRows ?? 0) === 1
  }
  const moved = await db
    .updateTable('otp_failures')
    .set(columns)
    .where('mobile_no', '=', mobileNo)
    .where('device_hash', '=', deviceHash)
    .where('first_at', '=', before.firstAt)
    .where('count', '=', before.count)
    .executeTakeFirst()
  return Number(moved.numUpdatedRows) === 1
}
