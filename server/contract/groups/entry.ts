import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import type { ProfileRecord } from '../profiles/record.ts'
import { groupViewerOf, mayDo, refusalCodeOf, type GroupAction, type GroupAccess } from './access.ts'
import type { GroupInvitationRecord, GroupMemberRecord, GroupRecord } from './record.ts'

/** The profile that acts in a group. */
export type Actor = Pick<ProfileRecord, 'userId' | 'type' | 'status'> & { profileId: string }

/** A group and the reader's membership and invitation. `group` is null if it does not exist or was deleted. */
export type Place = {
  group: GroupRecord | null
  member: GroupMemberRecord | null
  /** The reader's own invitation that was stored as Pending. */
  invitation: GroupInvitationRecord | null
}

export const groupNotFound = () => new Problem('GROUP_NOT_FOUND')

/** Returns whether an invitation expired, even if that is not stored yet (G-15). */
export const hasExpired = ({ status, expiresAt }: Pick<GroupInvitationRecord, 'status' | 'expiresAt'>, now: number): boolean =>
  status === 'Pending' && expiresAt !== null && expiresAt <= now

/** Returns the invitation if it can still be accepted, else null. */
export const openInvitation = (invitation: GroupInvitationRecord | null, now: number): GroupInvitationRecord | null =>
  invitation?.status === 'Pending' && !hasExpired(invitation, now) ? invitation : null

/** Returns which kind of viewer of a group a signed-in reader is, with the group's privacy settings. */
export const accessOf = (group: GroupRecord, { member, invitation }: Omit<Place, 'group'>, now: number): GroupAccess => ({
  isPrivate: group.isPrivate,
  isDiscoverable: group.isDiscoverable,
  viewer: groupViewerOf({ isSignedIn: true, role: member?.role, isInvited: openInvitation(invitation, now) !== null }),
})

/**
 * Returns the group and the reader's access if the reader may do the action; refuses as section G and X-45 say. Every call about a group
 * begins here, so that to an outsider a deleted, a hidden and a non-existent group look the same.
 */
export function decideEntry(
  { group, ...place }: Place,
  action: GroupAction,
  now: number,
): Decision<{ group: GroupRecord; access: GroupAccess }> {
  if (!group) return refused(groupNotFound())
  const access = accessOf(group, place, now)
  return mayDo(access, action) ? decided({ group, access }) : refused(new Problem(refusalCodeOf(access)))
}
