import { adminLimits } from '@wasla/contract/admin/limits.ts'
import type { Database } from '#database/database.ts'
import { keyedHash } from '#platform/keyed-hash.ts'
import type { AdminCaller, AdminParts } from '../parts.ts'
import { deleteDevices, deleteDevicesUnusedSince, isKnownDevice, saveDevice } from '../stores/devices.ts'

/** Returns the hash under which a browser's random token is stored, or null without a token. */
const hashOf = ({ keys }: Pick<AdminParts, 'keys'>, { deviceToken }: AdminCaller) =>
  deviceToken === null ? null : keyedHash(keys.device, deviceToken)

/**
 * Returns the hash of the caller's browser if it has signed in to this account before. Null if it has not, or if there is no such account.
 */
export async function knownDeviceHash(parts: Pick<AdminParts, 'db' | 'keys'>, email: string, caller: AdminCaller): Promise<string | null> {
  const hash = hashOf(parts, caller)
  return hash !== null && (await isKnownDevice(parts.db, email, hash)) ? hash : null
}

/** Makes the caller's browser known to an account. From then on its password tries are counted separately. */
export async function rememberDevice(tx: Database, parts: AdminParts, adminId: string, caller: AdminCaller): Promise<void> {
  const hash = hashOf(parts, caller)
  if (hash !== null) await saveDevice(tx, adminId, hash, parts.machineNow())
}

/** Makes every browser of an account unknown again, except the caller's if `except` is given. */
export const forgetDevices = (tx: Database, parts: AdminParts, adminId: string, except?: AdminCaller) =>
  deleteDevices(tx, adminId, except ? hashOf(parts, except) : null)

export const sweepDevices = (db: Database, now: number) => deleteDevicesUnusedSince(db, now - adminLimits.deviceLife * 1000)
