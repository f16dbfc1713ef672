import { profileTypes, type ProfileType } from '@wasla/contract/profiles/types.ts'
import { sessionLimits } from '@wasla/contract/session/limits.ts'
import { openJwt, signJwt } from '#platform/jwt.ts'
import type { SessionKeys } from './keys.ts'

/** What an access token says (B-13); moments in seconds since 1970. */
export type AccessClaims = {
  iss: 'wasla'
  aud: 'user'
  sub: string
  profileId: string
  profileType: ProfileType
  sid: string
  iat: number
  nbf: number
  exp: number
}

export function signAccessToken(
  keys: SessionKeys,
  who: Pick<AccessClaims, 'sub' | 'profileId' | 'profileType' | 'sid'>,
  now: number,
  life: number = sessionLimits.accessLife,
): string {
  const second = Math.floor(now / 1000)
  const claims: AccessClaims = { iss: 'wasla', aud: 'user', ...who, iat: second, nbf: second, exp: second + life }
  return signJwt(keys.access, claims)
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= 64
const isSecond = (value: unknown): value is number => Number.isSafeInteger(value)

function isClaims(value: unknown): value is AccessClaims {
  if (typeof value !== 'object' || value === null) return false
  const claims = value as Partial<Record<keyof AccessClaims, unknown>>
  return (
    claims.iss === 'wasla' &&
    claims.aud === 'user' &&
    isText(claims.sub) &&
    isText(claims.profileId) &&
    isText(claims.sid) &&
    profileTypes.some((type) => type === claims.profileType) &&
    isSecond(claims.iat) &&
    isSecond(claims.nbf) &&
    isSecond(claims.exp)
  )
}

function authentic(keys: SessionKeys, token: string): AccessClaims | null {
  const claims = openJwt(keys.access, token)
  return isClaims(claims) ? claims : null
}

const remembered = 10_000

/**
 * Reads access tokens. A signature is checked once and the claims kept by token; the moment is compared every time: not a second
 * after `exp`, and up to 30 s before `nbf`, for a machine whose clock runs ahead (security cases 12 and 60).
 */
export function createAccessTokens(keys: SessionKeys, life: () => number) {
  const known = new Map<string, AccessClaims>()
  return {
    sign: (who: Parameters<typeof signAccessToken>[1], now: number) => signAccessToken(keys, who, now, life()),
    read(token: string, now: number): AccessClaims | null {
      const claims = known.get(token) ?? authentic(keys, token)
      if (!claims) return null
      const expired = now >= claims.exp * 1000
      if (expired) known.delete(token)
      if (expired || now < (Math.max(claims.nbf, claims.iat) - sessionLimits.clockSkew) * 1000) return null
      if (!known.has(token)) {
        if (known.size >= remembered) known.delete(known.keys().next().value ?? '')
        known.set(token, claims)
      }
      return claims
    },
  }
}

export type AccessTokens = ReturnType<typeof createAccessTokens>
