import type { AdminRole } from '@wasla/contract/admin/roles.ts'
import type { Deps } from '../../deps.ts'
import { adminKeys, type AdminKeys } from './accounts/keys.ts'

/** What the use cases of the back office share. */
export type AdminParts = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'log' | 'limits' | 'settings'> & {
  keys: AdminKeys
  /** The machine's own moment, whatever a demonstration's clock says: sessions of the back office and codes of an app go by it. */
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

/** Who works: read from the token and checked against the session's and the account's row on every request. */
export type Admin = {
  id: string
  email: string
  name: string
  role: AdminRole
  hasTotp: boolean
  lastSeenAt: number | null
  sessionId: string
}

/** Where a call to the back office comes from. */
export type AdminCaller = { address: string; userAgent: string; deviceToken: string | null }
