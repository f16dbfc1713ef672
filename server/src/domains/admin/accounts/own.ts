import {
  decideAdminSignOut,
  decideProof,
  decidePasswordChange,
  decideTotpConfirmation,
  decideTotpRemoval,
  decideTotpStart,
} from '@wasla/contract/admin/own-account.ts'
import { changePasswordRules, ownPasswordRules, totpRules } from '@wasla/contract/admin/rules.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { TotpEnrolment } from '@wasla/contract/generated/admin-types.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import { performAction } from '../action.ts'
import type { Admin, AdminCaller, AdminParts } from '../parts.ts'
import { changeAccount, findAccount, takeTotpStep } from '../stores/accounts.ts'
import { endSession, endSessions, proveSession } from '../stores/sessions.ts'
import { forgetDevices } from './devices.ts'
import { seal, unseal } from './keys.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { newTotpSecret, totpStep, totpUri } from './totp.ts'
import { countTry } from './tries.ts'

/** Returns the admin's own account, and whether the password that they typed again is right. Counts the try. */
async function checkPassword(parts: AdminParts, admin: Admin, password: string, caller: AdminCaller) {
  await countTry(parts, admin.email, caller)
  const account = await findAccount(parts.db, admin.id)
  const isPasswordRight = await isPassword(account?.passwordHash ?? null, password)
  return { adminId: admin.id, isPasswordRight, hasTotp: account?.hasTotp ?? false, email: account?.email ?? admin.email }
}

/** `adminSignOut`: ends the current session. */
export const adminSignOut = (parts: AdminParts, admin: Admin): Promise<void> =>
  performAction(parts, admin, async (tx, now) => {
    const { action } = changesOf(decideAdminSignOut(admin.id))
    await endSession(tx, admin.sessionId, now)
    return { action, result: undefined }
  })

/** `adminStartTotp`: returns a new secret for an authenticator app. Each call makes another secret. */
export async function startTotp(parts: AdminParts, admin: Admin, input: { password: string }, caller: AdminCaller): Promise<TotpEnrolment> {
  const { password } = accept(ownPasswordRules, input)
  const state = await checkPassword(parts, admin, password, caller)
  const { action } = changesOf(decideTotpStart(state))
  const secret = newTotpSecret(Buffer.from(parts.ids.secret(20), 'base64url'))
  const totpPending = seal(parts.keys.seal, secret, Buffer.from(parts.ids.secret(12), 'base64url'))
  return performAction(parts, admin, async (tx) => {
    await changeAccount(tx, admin.id, { totpPending })
    return { action, result: { secret, uri: totpUri(secret, parts.env.productName.en, state.email) } }
  })
}

/** `adminConfirmTotp`: switches the second step on. From now on a sign-in needs a code. */
export async function confirmTotp(parts: AdminParts, admin: Admin, input: { code: string }, caller: AdminCaller): Promise<void> {
  const { code } = accept(totpRules, input)
  await countTry(parts, admin.email, caller)
  await performAction(parts, admin, async (tx) => {
    const { totpPending: pending = null, hasTotp = false } = (await findAccount(tx, admin.id)) ?? {}
    const fitting = pending === null ? null : totpStep(unseal(parts.keys.seal, pending), code, parts.machineNow())
    const { step, action } = changesOf(decideTotpConfirmation({ adminId: admin.id, hasTotp }, fitting))
    await changeAccount(tx, admin.id, { totpSecret: pending, totpPending: null, totpStep: step })
    await proveSession(tx, admin.sessionId, parts.machineNow())
    return { action, result: undefined }
  })
}

/** `adminProve`: lets this session move money for a quarter of an hour. A code counts once. */
export async function prove(parts: AdminParts, admin: Admin, input: { code: string }, caller: AdminCaller): Promise<void> {
  const { code } = accept(totpRules, input)
  await countTry(parts, admin.email, caller)
  await performAction(parts, admin, async (tx) => {
    const account = await findAccount(tx, admin.id)
    const step = account?.totpSecret ? totpStep(unseal(parts.keys.seal, account.totpSecret), code, parts.machineNow()) : null
    const match = account && step !== null ? { step, lastStep: account.totpStep } : null
    const { step: used, action } = changesOf(decideProof(admin.id, match))
    if (!(await takeTotpStep(tx, admin.id, used))) throw new Problem('WRONG_OTP')
    await proveSession(tx, admin.sessionId, parts.machineNow())
    return { action, result: undefined }
  })
}

/** `adminRemoveTotp`: switches the second step off. */
export async function removeTotp(parts: AdminParts, admin: Admin, input: { password: string }, caller: AdminCaller): Promise<void> {
  const { password } = accept(ownPasswordRules, input)
  const { action } = changesOf(decideTotpRemoval(await checkPassword(parts, admin, password, caller), parts.env.mode))
  await performAction(parts, admin, async (tx) => {
    await changeAccount(tx, admin.id, { totpSecret: null, totpPending: null })
    return { action, result: undefined }
  })
}

/** `adminChangePassword`: ends every other session of the account, and makes every other browser unknown again. */
export async function changePassword(
  parts: AdminParts,
  admin: Admin,
  input: { password: string; newPassword: string },
  caller: AdminCaller,
): Promise<void> {
  const { password, newPassword } = accept(changePasswordRules, input)
  const { action } = changesOf(decidePasswordChange(await checkPassword(parts, admin, password, caller)))
  const passwordHash = await hashPassword(newPassword)
  await performAction(parts, admin, async (tx, now) => {
    await changeAccount(tx, admin.id, { passwordHash })
    await endSessions(tx, admin.id, now, admin.sessionId)
    await forgetDevices(tx, parts, admin.id, caller)
    return { action, result: undefined }
  })
}
