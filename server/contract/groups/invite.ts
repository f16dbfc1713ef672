import { decided, refused, type Decision } from '../common/decision.ts'
import type { RateRule } from '../common/window-count.ts'
import { invalidInput, Problem } from '../errors/problem.ts'
import type { ProfileRecord } from '../profiles/record.ts'
import type { ProfileType } from '../profiles/types.ts'
import { isPublic } from '../profiles/visibility.ts'
import type { GroupRole } from '../generated/user-sdl-types.ts'
import { mayDo } from './access.ts'
import { closedAs, closing } from './admission.ts'
import { changeOf, type Outcome } from './change.ts'
import { groupLimits } from './limits.ts'
import { invitationCreated } from './notices.ts'
import type { GroupInvitationRecord, GroupMemberRecord, GivenRole } from './record.ts'
import { decideEntry, hasExpired, type Actor, type Place } from './entry.ts'

/** Number of invitations that a group may send to the same profile in a day, so that nobody is invited again and again. */
export const invitationsPerPair: RateRule = { count: 5, window: 24 * 3600 }

export type InviteState = Place & {
  /** The profile to invite; null if there is no such profile. */
  target: Pick<ProfileRecord, 'userId' | 'type' | 'status'> | null
  targetMember: GroupMemberRecord | null
  /** The invitation of that profile that is stored as Pending, even if it has expired; null if there is none. */
  targetInvitation: GroupInvitationRecord | null
}

/** The profile to invite, and its role. */
export type InviteInput = { profileId: string; profileType: ProfileType; role?: GroupRole | null | undefined }

const unknownRole = () => invalidInput([{ path: 'role', rule: 'unknownValue' }])

/**
 * Returns a role that can be given to a member, by default Member. Returns null for Owner, which can only be transferred, and for Visitor,
 * which is no membership.
 */
export const givenRole = (role: GroupRole | null | undefined): GivenRole | null =>
  role === undefined || role === null || role === 'Member' ? 'Member' : role === 'Admin' ? 'Admin' : null

/**
 * `InviteGroupMember` (G-14, X-50): the owner invites members and admins; an admin invites only members. A profile has at most one open
 * invitation to a group, which lasts thirty days (G-15). A user who is in the highest number of groups can still be invited, because open
 * invitations do not count (G-01).
 */
export function decideInvite(
  { target, targetMember, targetInvitation, ...place }: InviteState,
  actor: Actor,
  { profileId, profileType, role: requested }: InviteInput,
  { id, now }: { id: string; now: number },
): Decision<Outcome> {
  const { problem, changes } = decideEntry(place, 'invite', now)
  if (problem) return refused(problem)
  const { group, access } = changes
  const role = givenRole(requested)
  if (!role) return refused(unknownRole())
  if (role === 'Admin' && !mayDo(access, 'inviteAdmin')) return refused(new Problem('UNAUTHORIZED_UPDATING'))
  if (!target || target.type !== profileType || !isPublic(target)) return refused(new Problem('PROFILE_NOT_FOUND'))
  if (targetMember) return refused(new Problem('GROUP_MEMBER_ALREADY_EXISTS'))
  if (targetInvitation && !hasExpired(targetInvitation, now)) return refused(new Problem('USER_ALREADY_INVITED'))
  const invitation: GroupInvitationRecord = {
    id,
    groupId: group.id,
    profileId,
    userId: target.userId,
    role,
    status: 'Pending',
    isJoinRequest: false,
    invitedByProfileId: actor.profileId,
    invitedByUserId: actor.userId,
    createdAt: now,
    expiresAt: now + groupLimits.invitationLasts,
    answeredAt: null,
  }
  const expired = targetInvitation ? [closedAs(targetInvitation, 'Cancelled', now)] : []
  return decided({
    id,
    change: changeOf(group.id, { opened: [invitation], notices: [invitationCreated(group, invitation)], ...closing(group, expired) }),
  })
}
