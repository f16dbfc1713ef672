import type { AdminRole } from '@wasla/contract/admin/roles.ts'
import type { Deps } from '../../deps.ts'
import { adminKeys, type AdminKeys } from './accounts/keys.ts'

/** Dependencies that the use cases of the back office share. */
export type AdminParts = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'log' | 'limits' | 'settings' | 'oidc'> & {
  keys: AdminKeys
  /** The machine's time, not the demo clock's: for sessions of the back office and codes of an authenticator app. In milliseconds. */
  machineNow(): number
}

export const adminParts = (
  { db, dialect, clock, ids, env, log, limits, settings, oidc }: Omit<AdminParts, 'keys' | 'machineNow'>,
  machineNow: () => number = clock.now,
): AdminParts => ({
  db,
  dialect,
  clock,
  ids,
  env,
  log,
  limits,
  settings,
  oidc,
  keys: adminKeys(env.secrets),
  machineNow,
})

/** A signed-in admin. Every request checks the token against the rows of session and account. */
export type Admin = {
  id: string
  email: string
  name: string
  role: AdminRole
  hasTotp: boolean
  /** Whether the admin must set up their second step before anything else. */
  needsTotp: boolean
  /** Whether the admin must enter a code before they move money. */
  needsProof: boolean
  lastSeenAt: number | null
  sessionId: string
}

/** The source of a call to the back office. */
export type AdminCaller = { address: string; userAgent: string; deviceToken: string | null }
