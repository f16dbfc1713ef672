import { accessClaims, isAccessClaims, isExpired, isTooEarly, type AccessClaims, type TokenHolder } from '@wasla/contract/session/access.ts'
import { sessionLimits } from '@wasla/contract/session/limits.ts'
import { openJwt, signJwt } from '#platform/jwt.ts'
import type { SessionKeys } from './keys.ts'

export const signAccessToken = (keys: SessionKeys, holder: TokenHolder, now: number, life: number = sessionLimits.accessLife): string =>
  signJwt(keys.access, accessClaims(holder, life, now))

function authentic(keys: SessionKeys, token: string): AccessClaims | null {
  const claims = openJwt(keys.access, token)
  return isAccessClaims(claims) ? claims : null
}

const remembered = 10_000

/**
 * Returns functions that sign and read access tokens. A signature is checked once, and the claims are cached by token. The time is checked
 * at every read. A token is invalid from `exp` on. It is valid up to 30 s before `nbf`, in case the clock of the machine that signed it is
 * ahead (security cases 12 and 60).
 */
export function createAccessTokens(keys: SessionKeys, life: () => number) {
  const known = new Map<string, AccessClaims>()
  return {
    sign: (holder: TokenHolder, now: number) => signAccessToken(keys, holder, now, life()),
    read(token: string, now: number): AccessClaims | null {
      const claims = known.get(token) ?? authentic(keys, token)
      if (!claims) return null
      const expired = isExpired(claims, now)
      if (expired) known.delete(token)
      if (expired || isTooEarly(claims, now)) return null
      if (!known.has(token)) {
        if (known.size >= remembered) known.delete(known.keys().next().value ?? '')
        known.set(token, claims)
      }
      return claims
    },
  }
}

export type AccessTokens = ReturnType<typeof createAccessTokens>
