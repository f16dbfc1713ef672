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
  /** Number of groups in which any profile of the same user is a member (G-01). */
  groupsOfUser: number
  /** The profile's invitation to the group that is stored as Pending; null if there is none. `request` is its Pending request. */
  invitation: GroupInvitationRecord | null
  request: GroupInvitationRecord | null
}

const groupsLimitReached = () => new Problem('GROUPS_LIMIT_REACHED', { max: groupLimits.groupsOfUser })

/**
 * Returns why a profile may not join the group; null if it may (G-01, G-02, X-50). Without a group, checks only the rules that hold for
 * every group.
 */
export function obstacleTo(
  group: Pick<GroupRecord, 'membersCount'> | null,
  { status, groupsOfUser }: Pick<Newcomer, 'status' | 'groupsOfUser'>,
): Problem | null {
  if (!isPublic({ status })) return new Problem('USER_NOT_VERIFIED')
  if (groupsOfUser >= groupLimits.groupsOfUser) return groupsLimitReached()
  if (group && group.membersCount >= groupLimits.members) return new Problem('GROUP_MEMBERS_LIMIT_REACHED')
  return null
}

/**
 * Returns an invitation or a request after it was closed with this status. An expired invitation always gets the status Cancelled (G-15).
 */
export const closedAs = (
  row: GroupInvitationRecord,
  status: Exclude<GroupInvitationRecord['status'], 'Pending'>,
  now: number,
): GroupInvitationRecord => ({ ...row, status: hasExpired(row, now) ? 'Cancelled' : status, answeredAt: now })

/** Returns the changes for closed invitations and requests: their rows, and the updates of the notifications about them. */
export const closing = (group: GroupRecord, closed: readonly GroupInvitationRecord[]): Pick<GroupChange, 'closed' | 'lines'> => ({
  closed,
  lines: closed.flatMap((row) => closedLine(group, row)),
})

/**
 * Makes a profile a member, and closes its open invitation and request as accepted. Its role is that of the open invitation, or else
 * Member. `USER_NOT_VERIFIED`, `GROUPS_LIMIT_REACHED` or `GROUP_MEMBERS_LIMIT_REACHED` if the profile may not join.
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
