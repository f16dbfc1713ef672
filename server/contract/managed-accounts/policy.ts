import type { ProfileRecord } from '../profiles/record.ts'
import { isPublic } from '../profiles/visibility.ts'
import type { ManagedAccountRecord } from './record.ts'

type Standing = Pick<ProfileRecord, 'type' | 'status'>

/** Whose profiles manage others (D-20). */
export const managerTypes = ['AGENT', 'AGENCY'] as const
const isManager = ({ type }: Pick<ProfileRecord, 'type'>) => managerTypes.some((one) => one === type)

/** Agents and agencies whose own page can be seen: nobody is asked by somebody they cannot look at. */
export const mayInvite = (profile: Standing) => isManager(profile) && isPublic(profile)

/** Networkers who can be seen (D-05, D-20). */
export const mayBeInvited = (profile: Standing) => profile.type === 'INFLUENCER' && isPublic(profile)

export type Side = 'manager' | 'talent'

/** On which side of it a profile stands; null for everybody else, who must not learn that it exists. */
export const sideOf = ({ managerId, talentId }: Pick<ManagedAccountRecord, 'managerId' | 'talentId'>, profileId: string): Side | null =>
  profileId === managerId ? 'manager' : profileId === talentId ? 'talent' : null
