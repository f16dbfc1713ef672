import { adminLimits } from '@wasla/contract/admin/limits.ts'
import { refusedSignIn, type AdminSignIn, type TotpMatch } from '@wasla/contract/admin/sign-in.ts'
import { adminUserOf } from '@wasla/contract/admin/views.ts'
import { refused, type Decision } from '@wasla/contract/common/decision.ts'
import type { ErrorCode } from '@wasla/contract/errors/codes.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { AdminSession } from '@wasla/contract/generated/admin-types.ts'
import { inTransaction } from '#database/transaction.ts'
import { writeAudit } from '#platform/audit.ts'
import { writeAction } from '../action.ts'
import type { AdminCaller, AdminParts } from '../parts.ts'
import { takeTotpStep, type Account } from '../stores/accounts.ts'
import { insertSession, touchSession } from '../stores/sessions.ts'
import { rememberDevice } from './devices.ts'
import { unseal } from './keys.ts'
import { signAdminToken } from './token.ts'
import { totpStep } from './totp.ts'

/**
 * Writes a refusal to the audit log, up to a daily limit per account. The limit is needed because audit lines are never deleted, and
 * anybody can cause refusals. `way` is set if the sign-in was not by a password.
 */
export async function reportRefusal(parts: AdminParts, account: Account | null, code: ErrorCode, way?: 'oidc'): Promise<void> {
  const { action, target } = refusedSignIn(account, code, way)
  if ((await parts.limits.take(`admin:refusals:${target}`, adminLimits.refusalsReported, { whenDown: 'open' })) !== null) return
  await writeAudit(parts.db, parts, { actor: 'system', action, target, detail: way === undefined ? { code } : { code, way } })
}

/** Returns the time step of a code, and the newest one that was used; null if the code is missing or wrong. */
export function matchOf(parts: AdminParts, account: Account | null, code: string | null | undefined): TotpMatch | null {
  if (!account || account.totpSecret === null || !code) return null
  const step = totpStep(unseal(parts.keys.seal, account.totpSecret), code, parts.machineNow())
  return step === null ? null : { step, lastStep: account.totpStep }
}

/** Opens the session of a sign-in that was decided, and makes the caller's browser known to the account. */
export async function openSession(
  parts: AdminParts,
  account: Account,
  { session, action }: AdminSignIn,
  caller: AdminCaller,
): Promise<AdminSession> {
  const now = session.lastUsedAt
  await inTransaction(parts.db, async (tx) => {
    await insertSession(tx, { ...session, createdAt: now, userAgent: caller.userAgent.slice(0, 200) })
    await touchSession(tx, { sessionId: session.id, adminId: account.id }, now)
    await rememberDevice(tx, parts, account.id, caller)
    await writeAction(tx, parts, account, action)
  })
  return {
    accessToken: signAdminToken(parts.keys, { adminId: account.id, sessionId: session.id }, now, session.expiresAt),
    admin: adminUserOf({ ...account, lastSeenAt: now }),
  }
}

/** Marks the code as used, so that of concurrent sign-ins with the same code only one succeeds. */
export async function withCodeTaken(
  parts: AdminParts,
  account: Account | null,
  decision: Decision<AdminSignIn>,
): Promise<Decision<AdminSignIn>> {
  const step = decision.changes?.totpStep ?? null
  if (!account || step === null || (await takeTotpStep(parts.db, account.id, step))) return decision
  return refused(new Problem('WRONG_OTP'))
}

/** Returns the id, the beginning and the lifetime of a session that is opened now. */
export const nextSession = (parts: AdminParts) => ({
  sessionId: parts.ids.uuid(),
  now: parts.machineNow(),
  sessionLife: parts.settings.get('admin.sessionLife'),
})
