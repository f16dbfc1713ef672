import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import type { AppMode } from '../platform/config.ts'
import { isOnlyForDemo } from './demo.ts'
import type { AdminAccountRecord, AdminSessionRecord } from './record.ts'

const hour = 3_600_000
/** Shortest time between two updates of a session's last use, in milliseconds. */
const touchEvery = 60_000

export type AdminAccessState = {
  mode: AppMode
  account: Pick<AdminAccountRecord, 'email' | 'disabledAt'> | null
  session: AdminSessionRecord | null
}

/**
 * Returns whether an account must set up its second step before it can do anything else (Y-09). A password is enough in the demo, where
 * everybody knows the passwords, and on a local server, which belongs to its only user.
 */
export const needsTotp = (mode: AppMode, { hasTotp }: Pick<AdminAccountRecord, 'hasTotp'>): boolean => mode === 'live' && !hasTotp

/** How long a proof of identity is valid for actions with money, in milliseconds. */
const proofLife = 15 * 60_000

/**
 * Returns whether a session must prove its user's identity again before it moves money (Y-09). Only live mode has real money, and codes
 * with which an admin can prove their identity.
 */
export const needsProof = (mode: AppMode, { provenAt }: Pick<AdminSessionRecord, 'provenAt'>, now: number): boolean =>
  mode === 'live' && now - provenAt > proofLife

/**
 * Returns whether the last use of a back-office session must be updated in the database. `INVALID_SESSION` if the session ended or was
 * unused for more than `idleLimit` hours, `USER_SUSPENDED` for a disabled account.
 */
export function decideAdminAccess(
  { mode, account, session }: AdminAccessState,
  { now, idleLimit }: { now: number; idleLimit: number },
): Decision<{ isUseSaved: boolean }> {
  if (!session || !account || isOnlyForDemo(mode, account.email)) return refused(new Problem('INVALID_SESSION'))
  if (account.disabledAt !== null) return refused(new Problem('USER_SUSPENDED'))
  const unused = now - session.lastUsedAt
  if (session.revokedAt !== null || now >= session.expiresAt || unused > idleLimit * hour) return refused(new Problem('INVALID_SESSION'))
  return decided({ isUseSaved: unused >= touchEvery })
}
