import { isDemoAddress } from '@wasla/contract/admin/demo.ts'
import { emailKey } from '@wasla/contract/admin/email-key.ts'
import { adminLimits } from '@wasla/contract/admin/limits.ts'
import { keyedHash } from '#platform/keyed-hash.ts'
import type { AdminCaller, AdminParts } from '../parts.ts'
import { knownDevice } from './devices.ts'

/**
 * Counts a try of a password, whatever it is for: so many of one account in a quarter of an hour. A browser that signed in to it before
 * has a count of its own, so that nobody locks an account by typing wrong passwords elsewhere.
 */
export async function countTry(parts: AdminParts, email: string, caller: AdminCaller): Promise<void> {
  // The sign-in button of a demo: no limit applies (U-03).
  if (parts.env.mode === 'demo' && isDemoAddress(email)) return
  const device = await knownDevice(parts, email, caller)
  if (device === null) await parts.limits.enforce(`admin:address:${caller.address}`, adminLimits.triesPerAddress, { whenDown: 'closed' })
  const name = keyedHash(parts.keys.tries, emailKey(email))
  const key = device === null ? `admin:account:${name}` : `admin:account:${name}:${device}`
  await parts.limits.enforce(key, adminLimits.triesPerAccount, { whenDown: 'closed' })
}
