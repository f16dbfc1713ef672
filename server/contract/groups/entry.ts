import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import type { ProfileRecord } from '../profiles/record.ts'
import { groupViewerOf, mayDo, refusalCodeOf, type GroupAction, type GroupAccess } from './access.ts'
import type { GroupInvitationRecord, GroupMemberRecord, GroupRecord } from './record.ts'

/** The profile that acts in a group. */
export type Actor = Pick<ProfileRecord, 'userId' | 'type' | 'status'> & { profileId: string }

/** A group with the reader's membership and invitation. `group` is null if the group does not exist or was deleted. */
export type Place = {
  group: GroupRecord | null
  member: GroupMemberRecord | null
  /** The reader's invitation that is stored as Pending, even if it has expired; null if there is none. */
  invitation: GroupInvitationRecord | null
}

export const groupNotFound = () => new Problem('GROUP_NOT_FOUND')

/** Returns whether a Pending invitation has expired (G-15). The stored status of an expired invitation may still be Pending. */
export const hasExpired = ({ status, expiresAt }: Pick<GroupInvitationRecord, 'status' | 'expiresAt'>, now: number): boolean =>
  status === 'Pending' && expiresAt !== null && expiresAt <= now

/** Returns the invitation if it can still be accepted, else null. */
export const openInvitation = (invitation: GroupInvitationRecord | null, now: number): GroupInvitationRecord | null =>
  invitation?.status === 'Pending' && !hasExpired(invitation, now) ? invitation : null

/** Returns a signed-in reader's kind of viewer, with the privacy settings of the group. */
export const accessOf = (group: GroupRecord, { member, invitation }: Omit<Place, 'group'>, now: number): GroupAccess => ({
  isPrivate: group.isPrivate,
  isDiscoverable: group.isDiscoverable,
  viewer: groupViewerOf({ isSignedIn: true, role: member?.role, isInvited: openInvitation(invitation, now) !== null }),
})

/**
 * Returns the group and the reader's access if section G and X-45 allow the action to the reader; otherwise refuses. Every call about a
 * group begins here, so that outsiders get the same answer for a deleted, a hidden and an unknown group.
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
