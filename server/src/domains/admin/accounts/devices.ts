import { adminLimits } from '@wasla/contract/admin/limits.ts'
import { emailKey } from '@wasla/contract/admin/rules.ts'
import type { Database } from '#database/database.ts'
import { keyedHash } from '#platform/keyed-hash.ts'
import type { AdminCaller, AdminParts } from '../parts.ts'

/** How a browser's random token is kept. */
const hashOf = ({ keys }: Pick<AdminParts, 'keys'>, { deviceToken }: AdminCaller) =>
  deviceToken === null ? null : keyedHash(keys.device, deviceToken)

/** The caller's browser where it signed in to this account before; null for every other, and for an account nobody has. */
export async function knownDevice(parts: Pick<AdminParts, 'db' | 'keys'>, email: string, caller: AdminCaller): Promise<string | null> {
  const row = await parts.db
    .selectFrom('admin_devices as d')
    .innerJoin('admins as a', 'a.id', 'd.admin_id')
    .select('d.token_hash')
    .where('a.email_key', '=', emailKey(email))
    .where('d.token_hash', '=', hashOf(parts, caller) ?? '')
    .executeTakeFirst()
  return row?.token_hash ?? null
}

/** From now on this browser's tries are counted by themselves. */
export async function rememberDevice(tx: Database, parts: AdminParts, adminId: string, caller: AdminCaller): Promise<void> {
  const token = hashOf(parts, caller)
  if (token === null) return
  const now = parts.machineNow()
  await tx
    .insertInto('admin_devices')
    .values({ token_hash: token, admin_id: adminId, last_seen_at: now })
    .onConflict((clash) => clash.columns(['token_hash', 'admin_id']).doUpdateSet({ last_seen_at: now }))
    .execute()
}

/** Every browser of an account is a stranger again, but perhaps the caller's. */
export const forgetDevices = (tx: Database, parts: AdminParts, adminId: string, except?: AdminCaller) =>
  tx
    .deleteFrom('admin_devices')
    .where('admin_id', '=', adminId)
    .where('token_hash', '!=', (except && hashOf(parts, except)) ?? '')
    .execute()

export const sweepDevices = (db: Database, now: number) =>
  db
    .deleteFrom('admin_devices')
    .where('last_seen_at', '<=', now - adminLimits.deviceKept * 1000)
    .execute()
