import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import { isPublic } from '../profiles/visibility.ts'
import type { ProfileStatus } from '../profiles/types.ts'
import { changeOf, type GroupChange } from './change.ts'
import { groupLimits } from './limits.ts'
import { closedLine } from './notices.ts'
import type { GroupInvitationRecord, GroupMemberRecord, GroupRecord } from './record.ts'
import { hasExpired, openInvitation } from './standing.ts'

/** Somebody who is about to become a member, with all that waits between them and the group. */
export type Newcomer = {
  profileId: string
  userId: string
  status: ProfileStatus
  /** The groups of their user, over all profiles (G-01). */
  groupsOfUser: number
  /** Their open invitation to the group and their open request, if there are such. */
  invitation: GroupInvitationRecord | null
  request: GroupInvitationRecord | null
}

export const groupsLimitReached = () => new Problem('GROUPS_LIMIT_REACHED', { max: groupLimits.groupsOfUser })

/** Whether somebody may become a member of anything, and of this group in particular; null where they may (G-01, G-02, X-50). */
export function obstacleTo(
  group: Pick<GroupRecord, 'membersCount'> | null,
  { status, groupsOfUser }: Pick<Newcomer, 'status' | 'groupsOfUser'>,
): Problem | null {
  if (!isPublic({ status })) return new Problem('USER_NOT_VERIFIED')
  if (groupsOfUser >= groupLimits.groupsOfUser) return groupsLimitReached()
  if (group && group.membersCount >= groupLimits.members) return new Problem('GROUP_MEMBERS_LIMIT_REACHED')
  return null
}

/** An invitation or a request as it is once it is closed; one that ran out is Cancelled, whatever closes it (G-15). */
export const closedAs = (
  row: GroupInvitationRecord,
  status: Exclude<GroupInvitationRecord['status'], 'Pending'>,
  now: number,
): GroupInvitationRecord => ({ ...row, status: hasExpired(row, now) ? 'Cancelled' : status, answeredAt: now })

/** What closing some of them changes: the rows, and the lines about them. */
export const closing = (group: GroupRecord, closed: readonly GroupInvitationRecord[]): Pick<GroupChange, 'closed' | 'lines'> => ({
  closed,
  lines: closed.flatMap((row) => closedLine(group, row)),
})

/**
 * Makes somebody a member. Everything that was open between them and the group is answered by it; the role is the best that was
 * offered.
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
