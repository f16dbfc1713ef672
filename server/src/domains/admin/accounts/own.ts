import { changePasswordRules, ownPasswordRules, totpRules } from '@wasla/contract/admin/rules.ts'
import { invalidInput, Problem } from '@wasla/contract/errors/problem.ts'
import type { TotpEnrolment } from '@wasla/contract/generated/admin-types.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import { act } from '../action.ts'
import type { Admin, AdminCaller, AdminParts } from '../parts.ts'
import { forgetDevices } from './devices.ts'
import { seal, unseal } from './keys.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { countTry } from './sign-in.ts'
import { changeAccount, endSession, endSessions, findAccount, type Account } from './store.ts'
import { newTotpSecret, totpStep, totpUri } from './totp.ts'

const wrongPassword = () => invalidInput([{ path: 'password', rule: 'wrongPassword' }])

/** The account of who asks, once they have shown their password again. */
async function proven(parts: AdminParts, admin: Admin, password: string, caller: AdminCaller): Promise<Account> {
  await countTry(parts, admin.email, caller)
  const account = await findAccount(parts.db, admin.id)
  if (!account || !(await isPassword(account.password_hash, password))) throw wrongPassword()
  return account
}

/** `adminSignOut`: this session alone. */
export const adminSignOut = (parts: AdminParts, admin: Admin): Promise<void> =>
  act(parts, admin, async (tx, now) => {
    await endSession(tx, admin.sessionId, now)
    return { action: 'admin.signedOut', target: admin.id, before: null, after: null, result: undefined }
  })

/** `adminStartTotp`: a secret that counts once `adminConfirmTotp` brings its first code. Starting again makes another. */
export async function startTotp(parts: AdminParts, admin: Admin, input: { password: string }, caller: AdminCaller): Promise<TotpEnrolment> {
  const { password } = accept(ownPasswordRules, input)
  const account = await proven(parts, admin, password, caller)
  const secret = newTotpSecret(Buffer.from(parts.ids.secret(20), 'base64url'))
  const kept = seal(parts.keys.seal, secret, Buffer.from(parts.ids.secret(12), 'base64url'))
  return act(parts, admin, async (tx) => {
    await changeAccount(tx, admin.id, { totp_pending: kept })
    const result = { secret, uri: totpUri(secret, parts.env.productName.en, account.email) }
    return { action: 'admin.totpStarted', target: admin.id, before: null, after: null, result }
  })
}

/** `adminConfirmTotp`: from now on signing in asks for a code. `WRONG_OTP` for one that does not fit, or where nothing was started. */
export async function confirmTotp(parts: AdminParts, admin: Admin, input: { code: string }, caller: AdminCaller): Promise<void> {
  const { code } = accept(totpRules, input)
  await countTry(parts, admin.email, caller)
  await act(parts, admin, async (tx) => {
    const account = await findAccount(tx, admin.id)
    const pending = account?.totp_pending ?? null
    const step = pending === null ? null : totpStep(unseal(parts.keys.seal, pending), code, parts.machineNow())
    if (step === null) return new Problem('WRONG_OTP')
    await changeAccount(tx, admin.id, { totp_secret: pending, totp_pending: null, totp_step: step })
    return {
      action: 'admin.totpConfirmed',
      target: admin.id,
      before: { hasTotp: admin.hasTotp },
      after: { hasTotp: true },
      result: undefined,
    }
  })
}

/** `adminRemoveTotp`. `NO_CHANGES_TO_UPDATE` where there is none. */
export async function removeTotp(parts: AdminParts, admin: Admin, input: { password: string }, caller: AdminCaller): Promise<void> {
  const { password } = accept(ownPasswordRules, input)
  const account = await proven(parts, admin, password, caller)
  if (account.totp_secret === null) throw new Problem('NO_CHANGES_TO_UPDATE')
  await act(parts, admin, async (tx) => {
    await changeAccount(tx, admin.id, { totp_secret: null, totp_pending: null })
    return { action: 'admin.totpRemoved', target: admin.id, before: { hasTotp: true }, after: { hasTotp: false }, result: undefined }
  })
}

/** `adminChangePassword`: every other session of the account ends, and every other browser is a stranger again. */
export async function changePassword(
  parts: AdminParts,
  admin: Admin,
  input: { password: string; newPassword: string },
  caller: AdminCaller,
): Promise<void> {
  const { password, newPassword } = accept(changePasswordRules, input)
  await proven(parts, admin, password, caller)
  const hashed = await hashPassword(newPassword)
  await act(parts, admin, async (tx, now) => {
    await changeAccount(tx, admin.id, { password_hash: hashed })
    await endSessions(tx, admin.id, now, admin.sessionId)
    await forgetDevices(tx, parts, admin.id, caller)
    return { action: 'admin.passwordChanged', target: admin.id, before: null, after: null, result: undefined }
  })
}
