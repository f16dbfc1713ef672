import { closedLine, groupMeta } from '@wasla/contract/groups/notices.ts'
import type { GroupInvitationRecord } from '@wasla/contract/groups/record.ts'
import type { NotificationRecord } from '@wasla/contract/notifications/record.ts'
import { groupInvitations, groupMembers, groups } from '../groups/all-groups.ts'
import { lineOf } from './line.ts'

const groupById = new Map(groups.map((group) => [group.id, group]))

/** Returns the owner and admins who could answer requests to a group at a time. */
const leadersOf = (groupId: string, since: number) =>
  groupMembers.filter((member) => member.groupId === groupId && member.role !== 'Member' && member.joinedAt <= since)

/**
 * Returns the notifications of an invitation or request, open or answered. They are for the applicant, and for the group's owner and
 * admins.
 */
function linesOf(one: GroupInvitationRecord): NotificationRecord[] {
  const group = groupById.get(one.groupId)
  if (!group) return []
  const meta = closedLine(group, one)[0]?.meta ?? groupMeta(group)
  const isRead = one.answeredAt === null ? {} : { isRead: true }
  const shared = { at: one.createdAt, about: one.id, meta, ...isRead }
  if (!one.isJoinRequest) return lineOf({ ...shared, to: one.profileId, type: 'GROUP_INVITATION_CREATED', from: one.invitedByProfileId })
  const requests = leadersOf(one.groupId, one.createdAt).flatMap(({ profileId }) =>
    lineOf({ ...shared, to: profileId, type: 'GROUP_REQUEST_CREATED', from: one.profileId }),
  )
  if (one.status === 'Pending' || one.status === 'Cancelled' || one.answeredAt === null) return requests
  const type = one.status === 'Accepted' ? 'REQUEST_TO_JOIN_GROUP_ACCEPTED' : 'REQUEST_TO_JOIN_GROUP_REJECTED'
  return [
    ...requests,
    ...lineOf({ to: one.profileId, type, at: one.answeredAt, about: one.id, from: group.ownerId, meta: groupMeta(group) }),
  ]
}

export const groupLines: readonly NotificationRecord[] = groupInvitations.flatMap(linesOf)
