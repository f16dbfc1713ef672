import { adminLimits } from '@wasla/contract/admin/limits.ts'
import { adminSignInRules } from '@wasla/contract/admin/rules.ts'
import { decideAdminSignIn, refusedSignIn, type AdminSignIn, type TotpMatch } from '@wasla/contract/admin/sign-in.ts'
import { adminUserOf } from '@wasla/contract/admin/views.ts'
import { refused, type Decision } from '@wasla/contract/common/decision.ts'
import type { ErrorCode } from '@wasla/contract/errors/codes.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { AdminSession } from '@wasla/contract/generated/admin-types.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import { inTransaction } from '#database/transaction.ts'
import { writeAudit } from '#platform/audit.ts'
import { writeAction } from '../action.ts'
import type { AdminCaller, AdminParts } from '../parts.ts'
import { findAccountByEmail, takeTotpStep, type Account } from '../stores/accounts.ts'
import { insertSession, touchSession } from '../stores/sessions.ts'
import { rememberDevice } from './devices.ts'
import { unseal } from './keys.ts'
import { isPassword } from './passwords.ts'
import { signAdminToken } from './token.ts'
import { totpStep } from './totp.ts'
import { countTry } from './tries.ts'

/**
 * Writes a refusal to the audit log, up to a daily limit per account. The limit is needed because audit lines are never deleted, and
 * anybody can cause refusals.
 */
async function reportRefusal(parts: AdminParts, account: Account | null, code: ErrorCode): Promise<void> {
  const { action, target } = refusedSignIn(account, code)
  if ((await parts.limits.take(`admin:refusals:${target}`, adminLimits.refusalsReported, { whenDown: 'open' })) !== null) return
  await writeAudit(parts.db, parts, { actor: 'system', action, target, detail: { code } })
}

function matchOf(parts: AdminParts, account: Account | null, code: string | null | undefined): TotpMatch | null {
  if (!account || account.totpSecret === null || !code) return null
  const step = totpStep(unseal(parts.keys.seal, account.totpSecret), code, parts.machineNow())
  return step === null ? null : { step, lastStep: account.totpStep }
}

async function open(parts: AdminParts, account: Account, { session, action }: AdminSignIn, caller: AdminCaller): Promise<AdminSession> {
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
async function withCodeTaken(parts: AdminParts, account: Account | null, decision: Decision<AdminSignIn>): Promise<Decision<AdminSignIn>> {
  const step = decision.changes?.totpStep ?? null
  if (!account || step === null || (await takeTotpStep(parts.db, account.id, step))) return decision
  return refused(new Problem('WRONG_OTP'))
}

/**
 * `adminSignIn`: opens a session, or throws the refusals of `decideAdminSignIn`. The password for an unknown address is compared
 * with a hash too, so that the response takes as long. Throws `RATE_LIMITED {retryAfter}` after too many tries. Refusals are written to the
 * audit log, up to a daily limit.
 */
export async function adminSignIn(
  parts: AdminParts,
  input: { email: string; password: string; totp?: string | null | undefined },
  caller: AdminCaller,
): Promise<AdminSession> {
  const { email, password, totp } = accept(adminSignInRules, input)
  await countTry(parts, email, caller)
  const account = await findAccountByEmail(parts.db, email)
  const isPasswordRight = await isPassword(account?.passwordHash ?? null, password)
  const decision = await withCodeTaken(
    parts,
    account,
    decideAdminSignIn(
      { mode: parts.env.mode, account, isPasswordRight, match: isPasswordRight ? matchOf(parts, account, totp) : null },
      { totp },
      { sessionId: parts.ids.uuid(), now: parts.machineNow(), sessionLife: parts.settings.get('admin.sessionLife') },
    ),
  )
  if (account && decision.changes) return open(parts, account, decision.changes, caller)
  const problem = decision.problem ?? new Problem('ADMIN_SIGN_IN_FAILED')
  await reportRefusal(parts, account, problem.code)
  parts.log.warn('A sign-in to the back office was refused', { refusal: problem.code })
  throw problem
}
