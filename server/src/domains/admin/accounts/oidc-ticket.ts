import { adminLimits } from '@wasla/contract/admin/limits.ts'
import { openJwt, signJwt } from '#platform/jwt.ts'
import type { AdminKeys } from './keys.ts'

/**
 * A ticket says that the provider vouched for an account in one browser, and that the code of the account's second step is missing. It opens
 * nothing without a code, and each code counts once. So no row is needed for it.
 */
type Ticket = { sub: string; device: string; exp: number }

const isTicket = (value: unknown): value is Ticket =>
  typeof value === 'object' &&
  value !== null &&
  'sub' in value &&
  typeof value.sub === 'string' &&
  'device' in value &&
  typeof value.device === 'string' &&
  'exp' in value &&
  typeof value.exp === 'number'

/** Makes the ticket of an account for the browser with this hash. `now` is in milliseconds. */
export const signTicket = (keys: AdminKeys, { adminId, deviceHash }: { adminId: string; deviceHash: string }, now: number): string =>
  signJwt(keys.ticket, { sub: adminId, device: deviceHash, exp: now + adminLimits.oidc.ticketLife * 1000 } satisfies Ticket)

/** Returns the account of a ticket; null if the ticket is not valid in this browser now. */
export function readTicket(keys: AdminKeys, ticket: string, deviceHash: string, now: number): string | null {
  const claims = openJwt(keys.ticket, ticket)
  return isTicket(claims) && claims.device === deviceHash && now < claims.exp ? claims.sub : null
}
