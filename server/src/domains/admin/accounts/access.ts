import { Problem } from '@wasla/contract/errors/problem.ts'
import type { Admin, AdminParts } from '../parts.ts'
import { isDemoUser } from './sign-in.ts'
import { findAdminSession, touchSession } from './store.ts'
import { readAdminToken } from './token.ts'

const bearer = /^bearer +([\w.-]+) *$/i
/** How often a session writes down that it is used. */
const touchEvery = 60_000

/**
 * Reads the `authorization` header of the back office: null without one. `UN_AUTHORIZED` for a token that is not the back office's own
 * or late, `USER_SUSPENDED` for an account that was disabled, `INVALID_SESSION` for a session that ended or lay idle too long. Every
 * request looks: who loses the account loses it with the next one.
 */
export async function readAdmin(parts: AdminParts, authorization: string | null | undefined): Promise<Admin | null> {
  if (!authorization) return null
  const { db, settings, keys, machineNow } = parts
  const now = machineNow()
  const token = readAdminToken(keys, bearer.exec(authorization)?.[1] ?? '', now)
  if (!token) throw new Problem('UN_AUTHORIZED')
  const found = await findAdminSession(db, token.sessionId)
  if (!found || found.id !== token.adminId || isDemoUser(parts, found)) throw new Problem('INVALID_SESSION')
  if (found.disabled_at !== null) throw new Problem('USER_SUSPENDED')
  const idle = now - found.last_used_at > settings.get('admin.idleLimit') * 3_600_000
  if (found.revoked_at !== null || now >= found.expires_at || idle) throw new Problem('INVALID_SESSION')
  if (now - found.last_used_at >= touchEvery) await touchSession(db, token, now)
  return {
    id: found.id,
    email: found.email,
    name: found.name,
    role: found.role,
    hasTotp: found.totp_secret !== null,
    lastSeenAt: found.last_seen_at,
    sessionId: found.session_id,
  }
}
