import { isDemoAddress } from '@wasla/contract/admin/demo.ts'
import { emailKey } from '@wasla/contract/admin/email-key.ts'
import { adminLimits } from '@wasla/contract/admin/limits.ts'
import { keyedHash } from '#platform/keyed-hash.ts'
import type { AdminCaller, AdminParts } from '../parts.ts'
import { knownDeviceHash } from './devices.ts'

/**
 * Counts a password try of any kind against the account's limit for a quarter of an hour. A browser that has signed in to the account
 * before has its own count, so that wrong passwords typed elsewhere do not lock the account. Throws `RATE_LIMITED`.
 */
export async function countTry(parts: AdminParts, email: string, caller: AdminCaller): Promise<void> {
  // No limit applies to the demo's sign-in buttons (U-03).
  if (parts.env.mode === 'demo' && isDemoAddress(email)) return
  const device = await knownDeviceHash(parts, email, caller)
  if (device === null) await parts.limits.enforce(`admin:address:${caller.address}`, adminLimits.triesPerAddress, { whenDown: 'closed' })
  const name = keyedHash(parts.keys.tries, emailKey(email))
  const key = device === null ? `admin:account:${name}` : `admin:account:${name}:${device}`
  await parts.limits.enforce(key, adminLimits.triesPerAccount, { whenDown: 'closed' })
}
