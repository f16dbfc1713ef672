import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import { isPublic } from '../profiles/visibility.ts'
import type { ProfileStatus } from '../profiles/types.ts'
import { changeOf, type GroupChange } from './change.ts'
import { groupLimits } from './limits.ts'
import { closedLine } from './notices.ts'
import type { GroupInvitationRecord, GroupMemberRecord, GroupRecord } from './record.ts'
import { hasExpired, openInvitation } from './entry.ts'

/** A profile that is about to become a member, with its open invitation and request. */
export type Newcomer = {
  profileId: string
  userId: string
  status: ProfileStatus
  /** The groups of the profile's user, over all its profiles (G-01). */
  groupsOfUser: number
  /** The open invitation of the profile to the group and its open request; null if there is none. */
  invitation: GroupInvitationRecord | null
  request: GroupInvitationRecord | null
}

export const groupsLimitReached = () => new Problem('GROUPS_LIMIT_REACHED', { max: groupLimits.groupsOfUser })

/** Returns why a profile may not become a member of any group, or of this one; null if it may (G-01, G-02, X-50). */
export function obstacleTo(
  group: Pick<GroupRecord, 'membersCount'> | null,
  { status, groupsOfUser }: Pick<Newcomer, 'status' | 'groupsOfUser'>,
): Problem | null {
  if (!isPublic({ status })) return new Problem('USER_NOT_VERIFIED')
  if (groupsOfUser >= groupLimits.groupsOfUser) return groupsLimitReached()
  if (group && group.membersCount >= groupLimits.members) return new Problem('GROUP_MEMBERS_LIMIT_REACHED')
  return null
}

/** Returns an invitation or a request as it is after it is closed. If it has expired, its status is always Cancelled (G-15). */
export const closedAs = (
  row: GroupInvitationRecord,
  status: Exclude<GroupInvitationRecord['status'], 'Pending'>,
  now: number,
): GroupInvitationRecord => ({ ...row, status: hasExpired(row, now) ? 'Cancelled' : status, answeredAt: now })

/** Returns the changes when these invitations and requests are closed: the rows themselves, and the notifications about them. */
export const closing = (group: GroupRecord, closed: readonly GroupInvitationRecord[]): Pick<GroupChange, 'closed' | 'lines'> => ({
  closed,
  lines: closed.flatMap((row) => closedLine(group, row)),
})

/**
 * Makes a profile a member. This also answers its open invitation and request. The role is that of the open invitation, else Member.
 * `USER_NOT_VERIFIED`, `GROUPS_LIMIT_REACHED` or `GROUP_MEMBERS_LIMIT_REACHED` if the profile may not join.
 */
export function admit(group: GroupRecord, newcomer: Newcomer, { id, now }: { id: string; now: number }): Decision<GroupChange> {
  const obstacle = obstacleTo(group, newcomer)
  if (obstacle) return refused(obstacle)
  const { profileId, userId, invitation, request } = newcomer
  const role = openInvitation(invitation, now)?.role ?? 'Member'
  const member: GroupMemberRecord = { id, groupId: group.id, profileId, userId, role, joinedAt: now }
  const closed = [invitation, request].flatMap((row) => (row?.status === 'Pending' ? [closedAs(row, 'Accepted', now)] : []))
  return decided(changeOf(group.id, { joined: [member], fields: { activeAt: now }, ...closing(group, closed) }))
}
