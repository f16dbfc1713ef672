import { adminSignInRules } from '@wasla/contract/admin/rules.ts'
import { decideAdminSignIn } from '@wasla/contract/admin/sign-in.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { AdminSession } from '@wasla/contract/generated/admin-types.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import type { AdminCaller, AdminParts } from '../parts.ts'
import { findAccountByEmail } from '../stores/accounts.ts'
import { matchOf, nextSession, openSession, reportRefusal, withCodeTaken } from './opening.ts'
import { isPassword } from './passwords.ts'
import { countTry } from './tries.ts'

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
      nextSession(parts),
    ),
  )
  if (account && decision.changes) return openSession(parts, account, decision.changes, caller)
  const problem = decision.problem ?? new Problem('ADMIN_SIGN_IN_FAILED')
  await reportRefusal(parts, account, problem.code)
  parts.log.warn('A sign-in to the back office was refused', { refusal: problem.code })
  throw problem
}
