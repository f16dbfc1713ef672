import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import type { ProfileRecord } from '../profiles/record.ts'
import { groupViewerOf, mayDo, refusalCodeOf, type GroupAction, type Standing } from './access.ts'
import type { GroupInvitationRecord, GroupMemberRecord, GroupRecord } from './record.ts'

/** The profile that does something in a group. */
export type Actor = Pick<ProfileRecord, 'userId' | 'type' | 'status'> & { profileId: string }

/** What a reader is to a group, or would be: the group without those that were deleted, and what binds them to it. */
export type Place = {
  group: GroupRecord | null
  member: GroupMemberRecord | null
  /** The reader's own invitation that waits for an answer. */
  invitation: GroupInvitationRecord | null
}

export const groupNotFound = () => new Problem('GROUP_NOT_FOUND')

/** Whether an invitation ran out, whether or not that is written down yet (G-15). */
export const hasExpired = ({ status, expiresAt }: Pick<GroupInvitationRecord, 'status' | 'expiresAt'>, now: number): boolean =>
  status === 'Pending' && expiresAt !== null && expiresAt <= now

/** An invitation that can still be accepted; null for all others. */
export const openInvitation = (invitation: GroupInvitationRecord | null, now: number): GroupInvitationRecord | null =>
  invitation?.status === 'Pending' && !hasExpired(invitation, now) ? invitation : null

/** How a signed-in reader stands before a group. */
export const standingBefore = (group: GroupRecord, { member, invitation }: Omit<Place, 'group'>, now: number): Standing => ({
  isPrivate: group.isPrivate,
  isDiscoverable: group.isDiscoverable,
  viewer: groupViewerOf({ isSignedIn: true, role: member?.role, isInvited: openInvitation(invitation, now) !== null }),
})

/**
 * The group, for an action that somebody may take in it; refused as section G and X-45 say. Every call about a group begins here, so that
 * one that was deleted, never was, or is hidden is the same to an outsider.
 */
export function decideEntry(
  { group, ...place }: Place,
  action: GroupAction,
  now: number,
): Decision<{ group: GroupRecord; standing: Standing }> {
  if (!group) return refused(groupNotFound())
  const standing = standingBefore(group, place, now)
  return mayDo(standing, action) ? decided({ group, standing }) : refused(new Problem(refusalCodeOf(standing)))
}
