import type { ProfileRecord } from '../profiles/record.ts'
import { isPublic } from '../profiles/visibility.ts'
import type { ManagedAccountRecord } from './record.ts'

type Party = Pick<ProfileRecord, 'type' | 'status'>

/** Whose profiles manage others (D-20). */
export const managerTypes = ['AGENT', 'AGENCY'] as const
export const isManager = ({ type }: Pick<ProfileRecord, 'type'>) => managerTypes.some((one) => one === type)

/** Agents and agencies whose own page can be seen: nobody is invited by somebody they cannot look at. */
export const mayInvite = (profile: Party) => isManager(profile) && isPublic(profile)

/** Networkers whose page can be seen (D-05, D-20). */
export const mayBeInvited = (profile: Party) => profile.type === 'INFLUENCER' && isPublic(profile)

export type Side = 'manager' | 'talent'

/** On which side of a managed account a profile is; null for everybody else, who must not learn that it exists. */
export const sideOf = ({ managerId, talentId }: Pick<ManagedAccountRecord, 'managerId' | 'talentId'>, profileId: string): Side | null =>
  profileId === managerId ? 'manager' : profileId === talentId ? 'talent' : null
