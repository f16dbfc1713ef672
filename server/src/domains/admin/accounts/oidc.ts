import { adminLimits } from '@wasla/contract/admin/limits.ts'
import { decideOidcCode, decideOidcSignIn, oidcRefused } from '@wasla/contract/admin/oidc-sign-in.ts'
import { oidcCodeRules, oidcResponseRules } from '@wasla/contract/admin/rules.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { AdminOidcEnd, AdminOidcStart, AdminSession } from '@wasla/contract/generated/admin-types.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import { emailAddress } from '@wasla/contract/validation/email.ts'
import { keyedHash } from '#platform/keyed-hash.ts'
import { OidcAway, OidcRefused, type OidcAttempt, type OidcPerson, type OidcProvider } from '../../../providers/oidc/port.ts'
import type { AdminCaller, AdminParts } from '../parts.ts'
import { findAccount, findAccountByEmail, type Account } from '../stores/accounts.ts'
import { insertOidcState, takeOidcState } from '../stores/oidc-states.ts'
import { readTicket, signTicket } from './oidc-ticket.ts'
import { matchOf, nextSession, openSession, reportRefusal, withCodeTaken } from './opening.ts'
import { countTry } from './tries.ts'

const maxWait = 10_000
const stateBytes = 32

/** Counts an attempt of the caller. Returns the provider, and the hash that binds the attempt to the caller's browser. */
async function admit(parts: AdminParts, { address, deviceToken }: AdminCaller): Promise<{ provider: OidcProvider; deviceHash: string }> {
  if (!parts.oidc || deviceToken === null) throw oidcRefused()
  await parts.limits.enforce(`admin:oidc:${address}`, adminLimits.oidc.triesPerAddress, { whenDown: 'closed' })
  return { provider: parts.oidc, deviceHash: keyedHash(parts.keys.oidc, `browser\n${deviceToken}`) }
}

/** Returns the values of an attempt. Nonce and verifier are made of the state, so that no row has to store them. */
const attemptOf = ({ keys, env }: AdminParts, state: string): OidcAttempt => ({
  state,
  nonce: keyedHash(keys.oidc, `nonce\n${state}`),
  verifier: keyedHash(keys.oidc, `verifier\n${state}`),
  redirectUri: `${env.publicUrl}/admin/oidc`,
})

const hashOf = ({ keys }: AdminParts, state: string) => keyedHash(keys.oidc, `state\n${state}`)

/** Writes a refusal to both logs, and throws its problem. `reason` is for the log of the server. */
async function refuse(parts: AdminParts, account: Account | null, problem: Problem, reason: string): Promise<never> {
  await reportRefusal(parts, account, problem.code, 'oidc')
  parts.log.warn('A sign-in to the back office was refused', { refusal: problem.code, reason })
  throw problem
}

function awayProblem({ log }: AdminParts, error: unknown): Problem {
  if (!(error instanceof OidcAway)) throw error
  log.error('The sign-in provider of the back office cannot be used', { error })
  return new Problem('ADMIN_OIDC_AWAY')
}

/**
 * `adminStartOidc`: returns the address of the provider's sign-in page. Throws `ADMIN_OIDC_AWAY`, and `ADMIN_OIDC_REFUSED` without a
 * provider.
 */
export async function startOidc(parts: AdminParts, caller: AdminCaller): Promise<AdminOidcStart> {
  const { provider, deviceHash } = await admit(parts, caller)
  const attempt = attemptOf(parts, parts.ids.secret(stateBytes))
  const uri = await provider.authorizationUrl(attempt, AbortSignal.timeout(maxWait)).catch((error: unknown) => {
    throw awayProblem(parts, error)
  })
  const expiresAt = parts.machineNow() + adminLimits.oidc.life * 1000
  await insertOidcState(parts.db, { stateHash: hashOf(parts, attempt.state), deviceHash, expiresAt })
  return { uri }
}

async function personOf(parts: AdminParts, provider: OidcProvider, query: URLSearchParams, state: string): Promise<OidcPerson> {
  try {
    return await provider.person(query, attemptOf(parts, state), parts.machineNow(), AbortSignal.timeout(maxWait))
  } catch (error) {
    if (error instanceof OidcRefused) return refuse(parts, null, oidcRefused(), error.message)
    throw awayProblem(parts, error)
  }
}

/**
 * `adminFinishOidc`: opens a session, or returns a ticket for the code of the account's second step. The state is valid once, for ten
 * minutes, and only in the browser that started: otherwise somebody could sign a colleague in to an account of their own choice. Throws
 * `ADMIN_OIDC_REFUSED` for every other reason than a provider that is away (`ADMIN_OIDC_AWAY`).
 */
export async function finishOidc(parts: AdminParts, input: { response: string }, caller: AdminCaller): Promise<AdminOidcEnd> {
  const { response } = accept(oidcResponseRules, input)
  const { provider, deviceHash } = await admit(parts, caller)
  const query = new URLSearchParams(response)
  const state = query.get('state') ?? ''
  if (!(await takeOidcState(parts.db, { stateHash: hashOf(parts, state), deviceHash }, parts.machineNow())))
    return refuse(parts, null, oidcRefused(), 'its state is unknown, expired, used or of another browser')
  const { email, hasSecondStep } = await personOf(parts, provider, query, state)
  // A text that is no address is not made to look like one.
  const address = email === null ? null : emailAddress(email)
  const account = address === null ? null : await findAccountByEmail(parts.db, address)
  const { problem, changes } = decideOidcSignIn({ mode: parts.env.mode, account, hasSecondStep }, nextSession(parts))
  if (problem || !account)
    return refuse(parts, account, problem ?? oidcRefused(), address === null ? 'no verified address' : 'no account may enter')
  if (changes.signIn) return { session: await openSession(parts, account, changes.signIn, caller), ticket: null }
  return { session: null, ticket: signTicket(parts.keys, { adminId: account.id, deviceHash }, parts.machineNow()) }
}

/** `adminConfirmOidc`: opens a session with the code of the second step. Throws the refusals of `decideOidcCode`, and `RATE_LIMITED`. */
export async function confirmOidc(parts: AdminParts, input: { ticket: string; totp: string }, caller: AdminCaller): Promise<AdminSession> {
  const { ticket, totp } = accept(oidcCodeRules, input)
  const { deviceHash } = await admit(parts, caller)
  const adminId = readTicket(parts.keys, ticket, deviceHash, parts.machineNow())
  const account = adminId === null ? null : await findAccount(parts.db, adminId)
  if (account) await countTry(parts, account.email, caller)
  const decision = await withCodeTaken(
    parts,
    account,
    decideOidcCode({ mode: parts.env.mode, account, match: matchOf(parts, account, totp) }, nextSession(parts)),
  )
  if (account && decision.changes) return openSession(parts, account, decision.changes, caller)
  return refuse(parts, account, decision.problem ?? oidcRefused(), 'the code or its ticket is not valid')
}
