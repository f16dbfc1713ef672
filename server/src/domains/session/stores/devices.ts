import type { Database } from '#database/database.ts'

export async function isKnownDevice(db: Database, tokenHash: string, mobileNo: string): Promise<boolean> {
  const row = await db
    .selectFrom('devices')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .where('mobile_no', '=', mobileNo)
    .executeTakeFirst()
  return row !== undefined
}

/** Makes a device known for a number. From then on its wrong tries are counted separately (B-08). */
export const rememberDevice = (db: Database, tokenHash: string, mobileNo: string, now: number) =>
  db
    .insertInto('devices')
    .values({ token_hash: tokenHash, mobile_no: mobileNo, first_seen_at: now, last_seen_at: now })
    .onConflict((clash) => clash.columns(['token_hash', 'mobile_no']).doUpdateSet({ last_seen_at: now }))
    .execute()
