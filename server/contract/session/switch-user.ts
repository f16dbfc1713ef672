import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import type { ProfileRecord } from '../profiles/record.ts'
import { firstState, stateOf } from '../profiles/states.ts'
import { isBusiness, type ProfileType } from '../profiles/types.ts'
import type { SessionRecord } from './record.ts'
import { rotationAt, type Rotation } from './refresh.ts'

export type SwitchRequest = { profileId: string; type: ProfileType }

/** The fields that tell whether a profile was ever set up. */
type ProvisionalFacts = Pick<ProfileRecord, 'status' | 'onboardingStep' | 'firstName' | 'lastName' | 'userName'>

const isProvisional = ({ status, onboardingStep, firstName, lastName, userName }: ProvisionalFacts) =>
  stateOf(status, onboardingStep) === firstState && firstName === null && lastName === null && userName === null

type OpenSession = Pick<SessionRecord, 'profileId' | 'revokedAt'>

export type SwitchState<Session extends OpenSession> = {
  viewer: { userId: string; profileId: string }
  /** The requested profile; undefined if it does not exist or was removed. */
  target: Pick<ProfileRecord, 'id' | 'userId' | 'type' | 'status'> | undefined
  /** The profile that the session acts as before the switch. */
  previous: ProvisionalFacts | undefined
  session: Session | undefined
}

export type Switch<Session extends OpenSession> = Rotation & {
  session: Session
  profileId: string
  profileType: ProfileType
  /** Whether the previous profile is removed. The first switch to a business removes a profile that was never set up (C-05). */
  removesPrevious: boolean
}

/**
 * Decides `switchUser` (B-19): the session acts as another profile of the same user and gets the next refresh token. Refused with
 * `PROFILE_NOT_FOUND` if the profile belongs to somebody else, is closed or removed, or has another type than requested (security case 14).
 * Refused with `INVALID_SESSION` if the session has ended since the request was authorized, and with `UN_AUTHORIZED` if it has been
 * switched since then.
 */
export function decideSwitch<Session extends OpenSession>(
  { viewer, target, previous, session }: SwitchState<Session>,
  request: SwitchRequest,
  refreshLife: number,
  now: number,
): Decision<Switch<Session>> {
  if (!target || target.userId !== viewer.userId || target.type !== request.type || target.status === 'Inactive')
    return refused(new Problem('PROFILE_NOT_FOUND'))
  if (!session || session.revokedAt !== null) return refused(new Problem('INVALID_SESSION'))
  if (session.profileId !== viewer.profileId) return refused(new Problem('UN_AUTHORIZED'))
  return decided({
    session,
    ...rotationAt(now, refreshLife),
    profileId: target.id,
    profileType: target.type,
    removesPrevious: isBusiness(target.type) && previous !== undefined && isProvisional(previous),
  })
}
