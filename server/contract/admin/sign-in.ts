import { decided, refused, type Decision } from '../common/decision.ts'
import type { ErrorCode } from '../errors/codes.ts'
import { Problem } from '../errors/problem.ts'
import type { AppMode } from '../platform/config.ts'
import { plainAction, type AdminAction } from '../common/admin-action.ts'
import { isOnlyForDemo } from './demo.ts'
import type { AdminAccountRecord, AdminSessionRecord } from './record.ts'

const hour = 3_600_000

/** A valid code of an authenticator app: its 30-second time step, and the newest time step of a code that was used before. */
export type TotpMatch = { step: number; lastStep: number }

export type AdminSignInState = {
  mode: AppMode
  /** The account with the typed email address; null if there is none. */
  account: Pick<AdminAccountRecord, 'id' | 'email' | 'hasTotp' | 'disabledAt'> | null
  isPasswordRight: boolean
  /** The match of the typed code; null if the code is missing or wrong, or the account has no second step. */
  match: TotpMatch | null
}

export type AdminSignIn = { session: AdminSessionRecord; totpStep: number | null; action: AdminAction }

export type NewSession = { sessionId: string; now: number; sessionLife: number }

/** Returns a session that begins now. `sessionLife` is in hours. */
export const newAdminSession = (adminId: string, { sessionId, now, sessionLife }: NewSession): AdminSessionRecord => ({
  id: sessionId,
  adminId,
  provenAt: now,
  lastUsedAt: now,
  expiresAt: now + sessionLife * hour,
  revokedAt: null,
})

/**
 * `adminSignIn`: opens a session. `ADMIN_SIGN_IN_FAILED` both for an unknown email address and for a wrong password. With the right
 * password: `USER_SUSPENDED` for a disabled account, `ADMIN_TOTP_REQUIRED` if a necessary code is missing, `WRONG_OTP` if the code is wrong
 * or was used before.
 */
export function decideAdminSignIn(
  { mode, account, isPasswordRight, match }: AdminSignInState,
  { totp }: { totp?: string | null | undefined },
  next: NewSession,
): Decision<AdminSignIn> {
  if (!account || !isPasswordRight || isOnlyForDemo(mode, account.email)) return refused(new Problem('ADMIN_SIGN_IN_FAILED'))
  if (account.disabledAt !== null) return refused(new Problem('USER_SUSPENDED'))
  if (account.hasTotp && !totp) return refused(new Problem('ADMIN_TOTP_REQUIRED'))
  if (account.hasTotp && (!match || match.step <= match.lastStep)) return refused(new Problem('WRONG_OTP'))
  return decided({
    session: newAdminSession(account.id, next),
    totpStep: account.hasTotp && match ? match.step : null,
    action: plainAction('admin.signedIn', account.id),
  })
}

/**
 * Returns the audit line of a refused sign-in. Its actor is `system`, because nobody has proved their identity. `way` is set if it was not
 * by a password.
 */
export const refusedSignIn = (account: Pick<AdminAccountRecord, 'id'> | null, code: ErrorCode, way?: 'oidc'): AdminAction => ({
  action: 'admin.signInRefused',
  target: account?.id ?? 'unknown',
  before: null,
  after: way === undefined ? { code } : { code, way },
})
