import { adminLimits } from '@wasla/contract/admin/limits.ts'
import type { Database } from '#database/database.ts'
import { keyedHash } from '#platform/keyed-hash.ts'
import type { AdminCaller, AdminParts } from '../parts.ts'
import { deleteDevices, deleteDevicesUnusedSince, isKnownDevice, saveDevice } from '../stores/devices.ts'

/** How a browser's random token is stored. */
const hashOf = ({ keys }: Pick<AdminParts, 'keys'>, { deviceToken }: AdminCaller) =>
  deviceToken === null ? null : keyedHash(keys.device, deviceToken)

/** The hash of the caller's browser where it signed in to this account before; null for every other, and for an account nobody has. */
export async function knownDevice(parts: Pick<AdminParts, 'db' | 'keys'>, email: string, caller: AdminCaller): Promise<string | null> {
  const hash = hashOf(parts, caller)
  return hash !== null && (await isKnownDevice(parts.db, email, hash)) ? hash : null
}

/** From now on this browser's tries are counted by themselves. */
export async function rememberDevice(tx: Database, parts: AdminParts, adminId: string, caller: AdminCaller): Promise<void> {
  const hash = hashOf(parts, caller)
  if (hash !== null) await saveDevice(tx, adminId, hash, parts.machineNow())
}

/** Every browser of an account counts as unknown again, except the caller's where one is given. */
export const forgetDevices = (tx: Database, parts: AdminParts, adminId: string, except?: AdminCaller) =>
  deleteDevices(tx, adminId, except ? hashOf(parts, except) : null)

export const sweepDevices = (db: Database, now: number) => deleteDevicesUnusedSince(db, now - adminLimits.deviceLife * 1000)
