import { demoAdmins } from '@wasla/contract/admin/demo.ts'
import { adminLimits } from '@wasla/contract/admin/limits.ts'
import { adminSignInRules, emailKey } from '@wasla/contract/admin/rules.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { AdminSession } from '@wasla/contract/generated/admin-types.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import { inTransaction } from '#database/transaction.ts'
import { writeAudit } from '#platform/audit.ts'
import { keyedHash } from '#platform/keyed-hash.ts'
import { settle, type Verdict } from '#platform/verdict.ts'
import { actorOf } from '../action.ts'
import type { AdminCaller, AdminParts } from '../parts.ts'
import { knownDevice, rememberDevice } from './devices.ts'
import { unseal } from './keys.ts'
import { isPassword } from './passwords.ts'
import { adminUserOf } from './shape.ts'
import { findAccountByEmail, insertAdminSession, touchSession, takeTotpStep, type Account } from './store.ts'
import { signAdminToken } from './token.ts'
import { totpStep } from './totp.ts'

const demoAddresses: ReadonlySet<string> = new Set(demoAdmins.map(({ email }) => emailKey(email)))

/** Whether an account is one of a demonstration, whose password everybody knows: it enters nowhere else. */
export const isDemoUser = ({ env }: Pick<AdminParts, 'env'>, { email_key: key }: Pick<Account, 'email_key'>): boolean =>
  env.mode !== 'demo' && demoAddresses.has(key)

/**
 * Counts a try of a password, whatever it is for: so many of one account in a quarter of an hour. A browser that signed in to it before
 * has a count of its own, so that nobody holds an account shut by typing wrong passwords elsewhere.
 */
export async function countTry(parts: AdminParts, email: string, caller: AdminCaller): Promise<void> {
  // The enter button of a demo: no limit applies (U-03).
  if (parts.env.mode === 'demo' && demoAddresses.has(emailKey(email))) return
  const device = await knownDevice(parts, email, caller)
  if (device === null) await parts.limits.enforce(`admin:address:${caller.address}`, adminLimits.triesPerAddress, { whenDown: 'closed' })
  const name = keyedHash(parts.keys.tries, emailKey(email))
  const key = device === null ? `admin:account:${name}` : `admin:account:${name}:${device}`
  await parts.limits.enforce(key, adminLimits.triesPerAccount, { whenDown: 'closed' })
}

/** A line in the audit log, so many a day of each account: lines are never taken away, and anybody can be refused. */
async function tellRefusal(parts: AdminParts, target: string, code: string): Promise<void> {
  if ((await parts.limits.take(`admin:refusals:${target}`, adminLimits.refusalsTold, { whenDown: 'open' })) !== null) return
  await writeAudit(parts.db, parts, { actor: 'system', action: 'admin.signInRefused', target, detail: { code } })
}

/** The second step, where the account has one: each code once. */
async function secondStep(parts: AdminParts, account: Account, code: string | null | undefined): Promise<Problem | null> {
  if (account.totp_secret === null) return null
  if (!code) return new Problem('ADMIN_TOTP_REQUIRED')
  const step = totpStep(unseal(parts.keys.seal, account.totp_secret), code, parts.machineNow())
  if (step === null || !(await takeTotpStep(parts.db, account.id, step))) return new Problem('WRONG_OTP')
  return null
}

async function refusalOf(
  parts: AdminParts,
  account: Account | undefined,
  password: string,
  totp: string | null | undefined,
): Promise<Problem | null> {
  const right = await isPassword(account?.password_hash ?? null, password)
  if (!account || !right || isDemoUser(parts, account)) return new Problem('ADMIN_SIGN_IN_FAILED')
  if (account.disabled_at !== null) return new Problem('USER_SUSPENDED')
  return secondStep(parts, account, totp)
}

async function open(parts: AdminParts, account: Account, caller: AdminCaller): Promise<AdminSession> {
  const { db, ids, settings } = parts
  const now = parts.machineNow()
  const sessionId = ids.uuid()
  const expiresAt = now + settings.get('admin.sessionLife') * 3_600_000
  await inTransaction(db, async (tx) => {
    await insertAdminSession(tx, {
      id: sessionId,
      admin_id: account.id,
      created_at: now,
      last_used_at: now,
      expires_at: expiresAt,
      revoked_at: null,
      user_agent: caller.userAgent.slice(0, 200),
    })
    await touchSession(tx, { sessionId, adminId: account.id }, now)
    await rememberDevice(tx, parts, account.id, caller)
    await writeAudit(tx, parts, { actor: actorOf(account), action: 'admin.signedIn', target: account.id })
  })
  return {
    accessToken: signAdminToken(parts.keys, { adminId: account.id, sessionId }, now, expiresAt),
    admin: adminUserOf({ ...account, last_seen_at: now }),
  }
}

/**
 * `adminSignIn`. One answer for an unknown address and a wrong password, after the same work: `ADMIN_SIGN_IN_FAILED`. With the
 * right password `USER_SUSPENDED` for an account that was disabled, `ADMIN_TOTP_REQUIRED` where a code is wanted and none came,
 * `WRONG_OTP` where it is not the one or was used before. Too many tries: `RATE_LIMITED {retryAfter}`. A refusal is a line in the
 * audit log, up to so many a day.
 */
export async function adminSignIn(
  parts: AdminParts,
  input: { email: string; password: string; totp?: string | null | undefined },
  caller: AdminCaller,
): Promise<AdminSession> {
  const { email, password, totp } = accept(adminSignInRules, input)
  await countTry(parts, email, caller)
  const account = await findAccountByEmail(parts.db, email)
  const refusal = await refusalOf(parts, account, password, totp)
  if (!refusal && account) return open(parts, account, caller)
  const verdict: Verdict<never> = refusal ?? new Problem('ADMIN_SIGN_IN_FAILED')
  await tellRefusal(parts, account?.id ?? 'unknown', verdict.code)
  return settle<never>(verdict, (problem) => parts.log.warn('A sign-in to the back office was refused', { refusal: problem.code }))
}
