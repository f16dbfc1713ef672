import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import { profileTypes, type ProfileType } from '../profiles/types.ts'
import { accountStateOf, sessionRefusals, type AccountFacts } from './account-states.ts'
import { sessionLimits } from './limits.ts'

/** What an access token says of its holder (B-13). */
export type TokenHolder = { sub: string; profileId: string; profileType: ProfileType; sid: string }

/** What an access token says; moments in seconds since 1970. */
export type AccessClaims = TokenHolder & { iss: 'wasla'; aud: 'user'; iat: number; nbf: number; exp: number }

/** The claims of a token that is made now and lives for `life` seconds. */
export function accessClaims({ sub, profileId, profileType, sid }: TokenHolder, life: number, now: number): AccessClaims {
  const second = Math.floor(now / 1000)
  return { iss: 'wasla', aud: 'user', sub, profileId, profileType, sid, iat: second, nbf: second, exp: second + life }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= 64
const isSecond = (value: unknown): value is number => Number.isSafeInteger(value)

/** Whether what a token holds are claims of ours, whole and well formed. */
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

/** Whether a token's time is over: not a second after `exp` (security case 12). */
export const isExpired = ({ exp }: Pick<AccessClaims, 'exp'>, now: number) => now >= exp * 1000

/** Whether a token is from the future, by more than a machine's clock may run ahead (security case 60). */
export const isTooEarly = ({ nbf, iat }: Pick<AccessClaims, 'nbf' | 'iat'>, now: number) =>
  now < (Math.max(nbf, iat) - sessionLimits.clockSkew) * 1000

/** A session as an access token's check finds it, with the account of its user and the profile it acts as. */
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
 * The session that a request with a valid access token speaks for (B-13). `INVALID_SESSION` where it is unknown, over or of a closed
 * account, `USER_SUSPENDED` (B-16), `UN_AUTHORIZED` where it acts as another profile by now. The type is the profile's own, whatever the
 * token says.
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
