import { emailKey } from '@wasla/contract/admin/email-key.ts'
import type { Database } from '#database/database.ts'

/** Returns whether the browser with this hash has signed in to the account with this address before. */
export async function isKnownDevice(db: Database, email: string, tokenHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('admin_devices as d')
    .innerJoin('admins as a', 'a.id', 'd.admin_id')
    .select('d.token_hash')
    .where('a.email_key', '=', emailKey(email))
    .where('d.token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row !== undefined
}

export const saveDevice = (tx: Database, adminId: string, tokenHash: string, now: number) =>
  tx
    .insertInto('admin_devices')
    .values({ token_hash: tokenHash, admin_id: adminId, last_seen_at: now })
    .onConflict((clash) => clash.columns(['token_hash', 'admin_id']).doUpdateSet({ last_seen_at: now }))
    .execute()

/** Deletes every device of an account except the one with this hash. */
export const deleteDevices = (tx: Database, adminId: string, exceptHash: string | null) =>
  tx
    .deleteFrom('admin_devices')
    .where('admin_id', '=', adminId)
    .where('token_hash', '!=', exceptHash ?? '')
    .execute()

export const deleteDevicesUnusedSince = (db: Database, moment: number) =>
  db.deleteFrom('admin_devices').where('last_seen_at', '<=', moment).execute()
