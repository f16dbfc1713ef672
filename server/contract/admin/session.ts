import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import type { AppMode } from '../platform/config.ts'
import { isOnlyForDemo } from './demo.ts'
import type { AdminAccountRecord, AdminSessionRecord } from './record.ts'

const hour = 3_600_000
/** How often the use of a session is saved, in milliseconds. */
const touchEvery = 60_000

export type AdminAccessState = {
  mode: AppMode
  account: Pick<AdminAccountRecord, 'email' | 'disabledAt'> | null
  session: AdminSessionRecord | null
}

/**
 * Whether an account can do nothing before it has set up its second step (Y-09). In a demonstration everybody knows the passwords, and a
 * local server is its owner's own: there a password is enough.
 */
export const needsTotp = (mode: AppMode, { hasTotp }: Pick<AdminAccountRecord, 'hasTotp'>): boolean => mode === 'live' && !hasTotp

/** How long a proof of who somebody is counts for money, in milliseconds. */
export const proofLife = 15 * 60_000

/** Whether a session has to prove again who uses it before it moves money (Y-09). Only live has money, and codes to prove it with. */
export const needsProof = (mode: AppMode, { provenAt }: Pick<AdminSessionRecord, 'provenAt'>, now: number): boolean =>
  mode === 'live' && now - provenAt > proofLife

/**
 * Whether a session of the back office lets its bearer in: `INVALID_SESSION` where it ended or was unused for longer than `idleLimit`
 * hours, `USER_SUSPENDED` for a disabled account. `isUseSaved` says whether this use has to be saved.
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
