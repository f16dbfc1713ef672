import type { AdminRole } from '@wasla/contract/admin/roles.ts'
import type { Deps } from '../../deps.ts'
import { adminKeys, type AdminKeys } from './accounts/keys.ts'

/** What the use cases of the back office share. */
export type AdminParts = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'log' | 'limits' | 'settings'> & {
  keys: AdminKeys
  /** The machine's time, whatever a demonstration's clock says: sessions of the back office and codes of an authenticator app use it. */
  machineNow(): number
}

export const adminParts = (
  { db, dialect, clock, ids, env, log, limits, settings }: Omit<AdminParts, 'keys' | 'machineNow'>,
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
  keys: adminKeys(env.secrets),
  machineNow,
})

/** Who is signed in to the back office: read from the token and checked against the rows of session and account on every request. */
export type Admin = {
  id: string
  email: string
  name: string
  role: AdminRole
  hasTotp: boolean
  /** Whether they can do nothing before they have set up their second step. */
  needsTotp: boolean
  /** Whether they have to prove who they are before they move money. */
  needsProof: boolean
  lastSeenAt: number | null
  sessionId: string
}

/** Where a call to the back office comes from. */
export type AdminCaller = { address: string; userAgent: string; deviceToken: string | null }
