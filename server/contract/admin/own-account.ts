import { decided, refused, type Decision } from '../common/decision.ts'
import { invalidInput, Problem } from '../errors/problem.ts'
import type { AppMode } from '../platform/config.ts'
import { plainAction, type AdminAction } from '../common/admin-action.ts'

/** The acting admin; `isPasswordRight` says whether the password they typed again is correct. */
type Proven = { adminId: string; isPasswordRight: boolean }

const wrongPassword = () => refused(invalidInput([{ path: 'password', rule: 'wrongPassword' }]))

/** `adminSignOut`: ends this session only. */
export const decideAdminSignOut = (adminId: string): Decision<{ action: AdminAction }> =>
  decided({ action: plainAction('admin.signedOut', adminId) })

/**
 * `adminProve`: proves the admin's identity with a code. `match` has the time step of the typed code, and the newest time step of a code
 * that was used before; it is null if the code is wrong or the account has no second step. `WRONG_OTP` if `match` is null or the code was
 * used before.
 */
export function decideProof(
  adminId: string,
  match: { step: number; lastStep: number } | null,
): Decision<{ step: number; action: AdminAction }> {
  if (!match || match.step <= match.lastStep) return refused(new Problem('WRONG_OTP'))
  return decided({ step: match.step, action: plainAction('admin.proven', adminId) })
}

/**
 * `adminStartTotp`: creates a secret, which takes effect when its first code is confirmed. `NO_CHANGES_TO_UPDATE` if the account already
 * has a second step, because a password alone must not replace it.
 */
export function decideTotpStart({ adminId, isPasswordRight, hasTotp }: Proven & { hasTotp: boolean }): Decision<{ action: AdminAction }> {
  if (!isPasswordRight) return wrongPassword()
  if (hasTotp) return refused(new Problem('NO_CHANGES_TO_UPDATE'))
  return decided({ action: plainAction('admin.totpStarted', adminId) })
}

/**
 * `adminConfirmTotp`: switches the second step on. `step` is the 30-second time step of the typed code; null if the code is wrong or
 * nothing was started (`WRONG_OTP`). `NO_CHANGES_TO_UPDATE` if the account already has a second step: an intruder who knows only the
 * password must not replace it.
 */
export function decideTotpConfirmation(
  { adminId, hasTotp }: { adminId: string; hasTotp: boolean },
  step: number | null,
): Decision<{ step: number; action: AdminAction }> {
  if (hasTotp) return refused(new Problem('NO_CHANGES_TO_UPDATE'))
  if (step === null) return refused(new Problem('WRONG_OTP'))
  return decided({ step, action: { action: 'admin.totpConfirmed', target: adminId, before: { hasTotp }, after: { hasTotp: true } } })
}

/**
 * `adminRemoveTotp`: switches the second step off. `NO_CHANGES_TO_UPDATE` if the account has no second step; `ADMIN_TOTP_SETUP_NEEDED` in
 * live mode, where every admin needs a second step.
 */
export function decideTotpRemoval(
  { adminId, isPasswordRight, hasTotp }: Proven & { hasTotp: boolean },
  mode: AppMode,
): Decision<{ action: AdminAction }> {
  if (!isPasswordRight) return wrongPassword()
  if (mode === 'live') return refused(new Problem('ADMIN_TOTP_SETUP_NEEDED'))
  if (!hasTotp) return refused(new Problem('NO_CHANGES_TO_UPDATE'))
  return decided({ action: { action: 'admin.totpRemoved', target: adminId, before: { hasTotp: true }, after: { hasTotp: false } } })
}

/** `adminChangePassword`: ends every other session of the account. */
export const decidePasswordChange = ({ adminId, isPasswordRight }: Proven): Decision<{ action: AdminAction }> =>
  isPasswordRight ? decided({ action: plainAction('admin.passwordChanged', adminId) }) : wrongPassword()
