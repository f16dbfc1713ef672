import type { ProfileRecord } from '../profiles/record.ts'
import { isPublic } from '../profiles/visibility.ts'
import type { ManagedAccountRecord } from './record.ts'

type Party = Pick<ProfileRecord, 'type' | 'status'>

/** The profile types that manage networkers (D-20). */
export const managerTypes = ['AGENT', 'AGENCY'] as const
export const isManager = ({ type }: Pick<ProfileRecord, 'type'>) => managerTypes.some((one) => one === type)

/**
 * Returns whether a profile may invite networkers. Only agents and agencies with a public page may, so that the networker can read the
 * page.
 */
export const mayInvite = (profile: Party) => isManager(profile) && isPublic(profile)

/** Returns whether a profile can be invited: a networker with a public page (D-05, D-20). */
export const mayBeInvited = (profile: Party) => profile.type === 'INFLUENCER' && isPublic(profile)

export type Side = 'manager' | 'talent'

/**
 * Returns the profile's side of a managed account. Returns null for every other profile, which must not learn that the managed account
 * exists.
 */
export const sideOf = ({ managerId, talentId }: Pick<ManagedAccountRecord, 'managerId' | 'talentId'>, profileId: string): Side | null =>
  profileId === managerId ? 'manager' : profileId === talentId ? 'talent' : null
