import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import type { ProfileRecord } from '../profiles/record.ts'
import { firstState, stateOf } from '../profiles/states.ts'
import { isBusiness, type ProfileType } from '../profiles/types.ts'
import type { SessionRecord } from './record.ts'
import { rotationAt, type Rotation } from './refresh.ts'

export type SwitchRequest = { profileId: string; type: ProfileType }

/** What shows whether a profile was ever set up. */
type ProvisionalFacts = Pick<ProfileRecord, 'status' | 'onboardingStep' | 'firstName' | 'lastName' | 'userName'>

const isProvisional = ({ status, onboardingStep, firstName, lastName, userName }: ProvisionalFacts) =>
  stateOf(status, onboardingStep) === firstState && firstName === null && lastName === null && userName === null

type OpenSession = Pick<SessionRecord, 'profileId' | 'revokedAt'>

export type SwitchState<Session extends OpenSession> = {
  viewer: { userId: string; profileId: string }
  /** The requested profile; undefined where there is none or it was removed. */
  target: Pick<ProfileRecord, 'id' | 'userId' | 'type' | 'status'> | undefined
  /** The profile the session acts as until now. */
  previous: ProvisionalFacts | undefined
  session: Session | undefined
}

export type Switch<Session extends OpenSession> = Rotation & {
  session: Session
  profileId: string
  profileType: ProfileType
  /** Whether the previous profile is removed: one that was never set up is removed with the first switch to a business (C-05). */
  removesPrevious: boolean
}

/**
 * `switchUser` (B-19): the session acts as another profile of the same user, under its next refresh token. A foreign, closed, removed or
 * wrongly paired profile is `PROFILE_NOT_FOUND` in every case (security case 14); `INVALID_SESSION` where the session ended meanwhile,
 * `UN_AUTHORIZED` where it was switched meanwhile.
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
