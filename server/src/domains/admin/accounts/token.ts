import { adminLimits } from '@wasla/contract/admin/limits.ts'
import { openJwt, signJwt } from '#platform/jwt.ts'
import type { AdminKeys } from './keys.ts'

/** Claims of a back office token. `iat` and `exp` are in seconds since 1970. */
type AdminClaims = { iss: 'wasla'; aud: 'admin'; sub: string; sid: string; iat: number; exp: number }

const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= 64
const isSecond = (value: unknown): value is number => Number.isSafeInteger(value)

function isClaims(value: unknown): value is AdminClaims {
  if (typeof value !== 'object' || value === null) return false
  const claims = value as Partial<Record<keyof AdminClaims, unknown>>
  return (
    claims.iss === 'wasla' &&
    claims.aud === 'admin' &&
    isText(claims.sub) &&
    isText(claims.sid) &&
    isSecond(claims.iat) &&
    isSecond(claims.exp)
  )
}

export const signAdminToken = (keys: AdminKeys, who: { adminId: string; sessionId: string }, now: number, expiresAt: number): string =>
  signJwt(keys.access, {
    iss: 'wasla',
    aud: 'admin',
    sub: who.adminId,
    sid: who.sessionId,
    iat: Math.floor(now / 1000),
    exp: Math.floor(expiresAt / 1000),
  } satisfies AdminClaims)

/** Returns the account and session of a valid back office token. Null for any other token, including a user's token. */
export function readAdminToken(keys: AdminKeys, token: string, now: number): { adminId: string; sessionId: string } | null {
  const claims = openJwt(keys.access, token)
  if (!isClaims(claims) || now >= claims.exp * 1000 || now < (claims.iat - adminLimits.clockSkew) * 1000) return null
  return { adminId: claims.sub, sessionId: claims.sid }
}
