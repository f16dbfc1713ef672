import { decideOidcCode, decideOidcSignIn, oidcRefused } from '@wasla/contract/admin/oidc-sign-in.ts'
import { oidcCodeRules, oidcResponseRules } from '@wasla/contract/admin/rules.ts'
import { refusedSignIn, type AdminSignIn } from '@wasla/contract/admin/sign-in.ts'
import { adminUserOf } from '@wasla/contract/admin/views.ts'
import type { Problem } from '@wasla/contract/errors/problem.ts'
import type { AdminOidcEnd, AdminOidcStart, AdminSession } from '@wasla/contract/generated/admin-types.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import { mockCode } from '../store/session/codes.ts'
import { writeAction, writeSystemLine, type Account, type AdminStore } from './admin-store.ts'
import { nextSession, open } from './sessions.ts'

/** The code with which the simulated provider leads back. It states the first admin account. */
const providerCode = 'mock'
/** Prefix of a ticket; the id of the account follows. */
const ticketKind = 'mock-ticket.'

/** Implements the mutation `adminStartOidc`. The simulated provider has no page: it leads back at once. */
export function start({ memory, store }: AdminStore): AdminOidcStart {
  if (!memory.hasOidc) throw oidcRefused()
  return { uri: `/admin/oidc?code=${providerCode}&state=${store.nextId('oidcState')}` }
}

function refuse(adminStore: AdminStore, account: Account | null, problem: Problem): never {
  writeSystemLine(adminStore, refusedSignIn(account, problem.code, 'oidc'))
  throw problem
}

function enter(adminStore: AdminStore, account: Account, { session, action }: AdminSignIn): AdminSession {
  const accessToken = open(adminStore, account, session)
  writeAction(adminStore, { account }, action)
  return { accessToken, admin: adminUserOf(account) }
}

/** Implements the mutation `adminFinishOidc`. Refuses every answer that is not of the simulated provider. */
export function finish(adminStore: AdminStore, input: { response: string }): AdminOidcEnd {
  const { response } = accept(oidcResponseRules, input)
  if (!adminStore.memory.hasOidc) throw oidcRefused()
  const isProviders = new URLSearchParams(response).get('code') === providerCode
  const account = (isProviders && adminStore.memory.accounts[0]) || null
  const { problem, changes } = decideOidcSignIn({ mode: 'demo', account, hasSecondStep: false }, nextSession(adminStore))
  if (problem || !account) return refuse(adminStore, account, problem ?? oidcRefused())
  if (!changes.signIn) return { session: null, ticket: `${ticketKind}${account.id}` }
  return { session: enter(adminStore, account, changes.signIn), ticket: null }
}

/** Implements the mutation `adminConfirmOidc`. Accepts the demo code. */
export function confirm(adminStore: AdminStore, input: { ticket: string; totp: string }): AdminSession {
  const { ticket, totp } = accept(oidcCodeRules, input)
  if (!adminStore.memory.hasOidc) throw oidcRefused()
  const account = adminStore.memory.accounts.find(({ id }) => ticket === `${ticketKind}${id}`) ?? null
  const match = totp === mockCode ? { step: 1, lastStep: 0 } : null
  const { problem, changes } = decideOidcCode({ mode: 'demo', account, match }, nextSession(adminStore))
  if (problem || !account) return refuse(adminStore, account, problem ?? oidcRefused())
  return enter(adminStore, account, changes)
}
