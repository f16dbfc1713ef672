import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import { profileTypes, type ProfileType } from '../profiles/types.ts'
import { accountStateOf, sessionRefusals, type AccountFacts } from './account-states.ts'
import { sessionLimits } from './limits.ts'

/** The claims of an access token that name its holder (B-13). */
export type TokenHolder = { sub: string; profileId: string; profileType: ProfileType; sid: string }

/** All claims of an access token; moments in seconds since 1970. */
export type AccessClaims = TokenHolder & { iss: 'wasla'; aud: 'user'; iat: number; nbf: number; exp: number }

/** Returns the claims of a token that is made now and lives for `life` seconds. */
export function accessClaims({ sub, profileId, profileType, sid }: TokenHolder, life: number, now: number): AccessClaims {
  const second = Math.floor(now / 1000)
  return { iss: 'wasla', aud: 'user', sub, profileId, profileType, sid, iat: second, nbf: second, exp: second + life }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= 64
const isSecond = (value: unknown): value is number => Number.isSafeInteger(value)

/** Returns whether a token's payload contains all of our claims in their expected form. */
export function isAccessClaims(value: unknown): value is AccessClaims {
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

/** Returns whether a token has expired, without any tolerance after `exp` (security case 12). */
export const isExpired = ({ exp }: Pick<AccessClaims, 'exp'>, now: number) => now >= exp * 1000

/** Returns whether a token is from the future by more than the allowed clock skew (security case 60). */
export const isTooEarly = ({ nbf, iat }: Pick<AccessClaims, 'nbf' | 'iat'>, now: number) =>
  now < (Math.max(nbf, iat) - sessionLimits.clockSkew) * 1000

/** The session that an access token names, with its user's account and the profile that it acts as. */
export type AccessState = {
  userId: string
  profileId: string
  profileType: ProfileType
  expiresAt: number
  isRevoked: boolean
  isProfileRemoved: boolean
  account: AccountFacts
}

/**
 * Returns the session of a request with a valid access token (B-13). Refused with `INVALID_SESSION` if the session is unknown, ended or of
 * a closed account; with `USER_SUSPENDED` (B-16); and with `UN_AUTHORIZED` if the session now acts as another profile. The profile type is
 * read from the profile, even if the token has another type.
 */
export function decideAccess<Session extends AccessState>(
  session: Session | undefined,
  claims: Pick<AccessClaims, 'sub' | 'profileId'>,
  now: number,
): Decision<Session> {
  if (!session) return refused(new Problem('INVALID_SESSION'))
  const refusal = sessionRefusals[accountStateOf(session.account)]
  if (refusal !== null) return refused(new Problem(refusal))
  if (session.isRevoked || session.isProfileRemoved || now >= session.expiresAt) return refused(new Problem('INVALID_SESSION'))
  if (claims.sub !== session.userId || claims.profileId !== session.profileId) return refused(new Problem('UN_AUTHORIZED'))
  return decided(session)
}
