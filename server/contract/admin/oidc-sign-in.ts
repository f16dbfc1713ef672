import type { AdminAction } from '../common/admin-action.ts'
import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import type { AppMode } from '../platform/config.ts'
import { isOnlyForDemo } from './demo.ts'
import type { AdminAccountRecord } from './record.ts'
import { newAdminSession, type AdminSignIn, type NewSession, type TotpMatch } from './sign-in.ts'

type Account = Pick<AdminAccountRecord, 'id' | 'email' | 'hasTotp' | 'disabledAt'>

/** Who asked for the second step of a sign-in: the provider, our own code, or nobody because the account has none. */
type SecondStep = 'provider' | 'own' | 'none'

/** Returns the answer to everybody who gets no session by OpenID Connect, whether an account has the address or not. */
export const oidcRefused = (): Problem => new Problem('ADMIN_OIDC_REFUSED')

/** Returns the account if it may sign in by OpenID Connect. An unknown, a disabled and a demo account outside the demo get one answer. */
function entering(mode: AppMode, account: Account | null): Account | null {
  if (!account || account.disabledAt !== null || isOnlyForDemo(mode, account.email)) return null
  return account
}

const signedIn = (accountId: string, secondStep: SecondStep): AdminAction => ({
  action: 'admin.signedIn',
  target: accountId,
  before: null,
  after: { way: 'oidc', secondStep },
})

export type OidcSignInState = {
  mode: AppMode
  /** The account with the address that the provider verified; null if there is none, or if it verified none. */
  account: Account | null
  /** Whether the provider asked for a second step in a way that this deployment accepts in place of its own code. */
  hasSecondStep: boolean
}

/**
 * `adminFinishOidc`: opens a session, or returns null if the account's own code is needed first. The provider replaces the password. Its
 * second step replaces the code only at the sign-in: such a session is not proven, so in live it moves no money before its admin enters a
 * code (Y-09).
 */
export function decideOidcSignIn(
  { mode, account, hasSecondStep }: OidcSignInState,
  next: NewSession,
): Decision<{ signIn: AdminSignIn | null }> {
  const known = entering(mode, account)
  if (!known) return refused(oidcRefused())
  if (known.hasTotp && !hasSecondStep) return decided({ signIn: null })
  const session = { ...newAdminSession(known.id, next), provenAt: 0 }
  return decided({ signIn: { session, totpStep: null, action: signedIn(known.id, hasSecondStep ? 'provider' : 'none') } })
}

/**
 * `adminConfirmOidc`: opens a session with the code of the second step. `WRONG_OTP` if the code is wrong or was used before. The account is
 * read again, because it may have been disabled or reset since the provider's answer.
 */
export function decideOidcCode(
  { mode, account, match }: { mode: AppMode; account: Account | null; match: TotpMatch | null },
  next: NewSession,
): Decision<AdminSignIn> {
  const known = entering(mode, account)
  if (!known?.hasTotp) return refused(oidcRefused())
  if (!match || match.step <= match.lastStep) return refused(new Problem('WRONG_OTP'))
  return decided({ session: newAdminSession(known.id, next), totpStep: match.step, action: signedIn(known.id, 'own') })
}
