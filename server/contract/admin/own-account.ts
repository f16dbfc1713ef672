import { decided, refused, type Decision } from '../common/decision.ts'
import { invalidInput, Problem } from '../errors/problem.ts'
import type { AppMode } from '../platform/config.ts'
import { plainAction, type AdminAction } from '../common/admin-action.ts'

/** Who acts on the own account; `isPasswordRight` says whether the password they typed again is theirs. */
type Proven = { adminId: string; isPasswordRight: boolean }

const wrongPassword = () => refused(invalidInput([{ path: 'password', rule: 'wrongPassword' }]))

/** `adminSignOut`: ends this session alone. */
export const decideAdminSignOut = (adminId: string): Decision<{ action: AdminAction }> =>
  decided({ action: plainAction('admin.signedOut', adminId) })

/** `adminProve`. `match` is the typed code; null where it does not fit, or where the account has no second step. `WRONG_OTP` also for a used one. */
export function decideProof(
  adminId: string,
  match: { step: number; lastStep: number } | null,
): Decision<{ step: number; action: AdminAction }> {
  if (!match || match.step <= match.lastStep) return refused(new Problem('WRONG_OTP'))
  return decided({ step: match.step, action: plainAction('admin.proven', adminId) })
}

/**
 * `adminStartTotp`: a new secret, in force once its first code is confirmed. `NO_CHANGES_TO_UPDATE` where there is one: a password alone
 * replaces no second step.
 */
export function decideTotpStart({ adminId, isPasswordRight, hasTotp }: Proven & { hasTotp: boolean }): Decision<{ action: AdminAction }> {
  if (!isPasswordRight) return wrongPassword()
  if (hasTotp) return refused(new Problem('NO_CHANGES_TO_UPDATE'))
  return decided({ action: plainAction('admin.totpStarted', adminId) })
}

/**
 * `adminConfirmTotp`. `step` is the half minute of the typed code; null where it does not fit, or where nothing was started.
 * `NO_CHANGES_TO_UPDATE` where the account has its second step by now: whoever started another one meanwhile has the password alone.
 */
export function decideTotpConfirmation(
  { adminId, hasTotp }: { adminId: string; hasTotp: boolean },
  step: number | null,
): Decision<{ step: number; action: AdminAction }> {
  if (hasTotp) return refused(new Problem('NO_CHANGES_TO_UPDATE'))
  if (step === null) return refused(new Problem('WRONG_OTP'))
  return decided({ step, action: { action: 'admin.totpConfirmed', target: adminId, before: { hasTotp }, after: { hasTotp: true } } })
}

/** `adminRemoveTotp`. `NO_CHANGES_TO_UPDATE` where there is none, `ADMIN_TOTP_SETUP_NEEDED` in live, where everybody needs one. */
export function decideTotpRemoval(
  { adminId, isPasswordRight, hasTotp }: Proven & { hasTotp: boolean },
  mode: AppMode,
): Decision<{ action: AdminAction }> {
  if (!isPasswordRight) return wrongPassword()
  if (mode === 'live') return refused(new Problem('ADMIN_TOTP_SETUP_NEEDED'))
  if (!hasTotp) return refused(new Problem('NO_CHANGES_TO_UPDATE'))
  return decided({ action: { action: 'admin.totpRemoved', target: adminId, before: { hasTotp: true }, after: { hasTotp: false } } })
}

/** `adminChangePassword`: every other session of the account ends. */
export const decidePasswordChange = ({ adminId, isPasswordRight }: Proven): Decision<{ action: AdminAction }> =>
  isPasswordRight ? decided({ action: plainAction('admin.passwordChanged', adminId) }) : wrongPassword()
