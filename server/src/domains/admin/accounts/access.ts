import { decideAdminAccess, needsProof, needsTotp } from '@wasla/contract/admin/session.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { Admin, AdminParts } from '../parts.ts'
import { findSession, touchSession } from '../stores/sessions.ts'
import { readAdminToken } from './token.ts'

const bearer = /^bearer +([\w.-]+) *$/i

/**
 * Returns the admin of an `authorization` header, or null without a header. Throws `UN_AUTHORIZED` if the token has expired or is not one
 * of the back office, and the refusals of `decideAdminAccess`. Every request reads the session's row, so that an account that was disabled
 * is refused from its next request on.
 */
export async function readAdmin(parts: AdminParts, authorization: string | null | undefined): Promise<Admin | null> {
  if (!authorization) return null
  const { db, env, settings, keys, machineNow } = parts
  const now = machineNow()
  const token = readAdminToken(keys, bearer.exec(authorization)?.[1] ?? '', now)
  if (!token) throw new Problem('UN_AUTHORIZED')
  const found = await findSession(db, token.sessionId)
  const own = found?.account.id === token.adminId ? found : null
  const state = { mode: env.mode, account: own?.account ?? null, session: own?.session ?? null }
  const { isUseSaved } = changesOf(decideAdminAccess(state, { now, idleLimit: settings.get('admin.idleLimit') }))
  if (!own) throw new Problem('INVALID_SESSION')
  if (isUseSaved) await touchSession(db, token, now)
  const { id, email, name, role, hasTotp, lastSeenAt } = own.account
  return {
    id,
    email,
    name,
    role,
    hasTotp,
    needsTotp: needsTotp(env.mode, own.account),
    needsProof: needsProof(env.mode, own.session, now),
    lastSeenAt,
    sessionId: own.session.id,
  }
}
