import { emailKey } from '@wasla/contract/admin/email-key.ts'
import type { AdminSessionRecord } from '@wasla/contract/admin/record.ts'
import { adminSignInRules } from '@wasla/contract/admin/rules.ts'
import { decideAdminAccess } from '@wasla/contract/admin/session.ts'
import { decideAdminSignIn, newAdminSession, refusedSignIn } from '@wasla/contract/admin/sign-in.ts'
import { adminUserOf } from '@wasla/contract/admin/views.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import { mockCode } from '../store/session/codes.ts'
import { writeAction, writeSystemLine, type Account, type Admin, type AdminStore } from './admin-store.ts'

const kind = 'mock-admin'
const hours = ({ memory }: AdminStore, key: 'admin.sessionLife' | 'admin.idleLimit') => Number(memory.settings.get(key)?.value)

/** Returns the id, the beginning and the lifetime of a session that is opened now. */
export const nextSession = (adminStore: AdminStore) => ({
  sessionId: adminStore.store.nextId('adminSession'),
  now: adminStore.store.clock.now(),
  sessionLife: hours(adminStore, 'admin.sessionLife'),
})

/** Opens a session and returns its token, which contains the session, the account and the expiry. */
export function open({ memory }: AdminStore, account: Account, session: AdminSessionRecord): string {
  memory.sessions.set(session.id, session)
  account.lastSeenAt = session.lastUsedAt
  return [kind, session.id, account.id, session.expiresAt].join('.')
}

type SignInInput = { email: string; password: string; totp?: string | null | undefined }

/** Implements the mutation `adminSignIn`. Accepts the demo code as the second factor. */
export function signIn(adminStore: AdminStore, input: SignInInput) {
  const { email, password, totp } = accept(adminSignInRules, input)
  const account = adminStore.memory.accounts.find((one) => emailKey(one.email) === emailKey(email)) ?? null
  const decision = decideAdminSignIn(
    { mode: 'demo', account, isPasswordRight: account?.password === password, match: totp === mockCode ? { step: 1, lastStep: 0 } : null },
    { totp },
    nextSession(adminStore),
  )
  if (decision.problem) writeSystemLine(adminStore, refusedSignIn(account, decision.problem.code))
  const { session, action } = changesOf(decision)
  if (!account) throw new Problem('ADMIN_SIGN_IN_FAILED')
  const accessToken = open(adminStore, account, session)
  writeAction(adminStore, { account }, action)
  return { accessToken, admin: adminUserOf(account) }
}

/** Returns a token for an admin who is signed in from the start. For stories and tests. Writes no audit line. */
export const enter = (adminStore: AdminStore, account: Account): string =>
  open(adminStore, account, newAdminSession(account.id, nextSession(adminStore)))

/** Returns the admin of a token. The token contains the whole session, so the session survives a page reload. */
export function readAdmin(adminStore: AdminStore, authorization: string | null): Admin | null {
  if (!authorization) return null
  const { store, memory } = adminStore
  const now = store.clock.now()
  const [name, id = '', adminId = '', expiresAt = '', ...more] = (/^Bearer (\S+)$/i.exec(authorization)?.[1] ?? '').split('.')
  if (name !== kind || more.length > 0 || now >= Number(expiresAt)) throw new Problem('UN_AUTHORIZED')
  const account = memory.accounts.find((one) => one.id === adminId) ?? null
  const session = memory.sessions.get(id) ?? { id, adminId, provenAt: now, lastUsedAt: now, expiresAt: Number(expiresAt), revokedAt: null }
  const { isUseSaved } = changesOf(
    decideAdminAccess({ mode: 'demo', account, session }, { now, idleLimit: hours(adminStore, 'admin.idleLimit') }),
  )
  if (!account) throw new Problem('INVALID_SESSION')
  memory.sessions.set(id, session)
  if (isUseSaved) session.lastUsedAt = account.lastSeenAt = now
  return { account, session }
}
