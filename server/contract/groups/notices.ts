import type { NotificationDraft } from '../notifications/draft.ts'
import type { NotificationMeta } from '../notifications/record.ts'
import { toDateTime } from '../profiles/fields.ts'
import type { Answer } from '../common/answer.ts'
import type { LineChange } from './change.ts'
import type { GroupInvitationRecord, GroupRecord } from './record.ts'

type Named = Pick<GroupRecord, 'id' | 'name' | 'photo' | 'userName'>

/** Returns the meta that all notifications about a group contain. */
export const groupMeta = ({ id, name, photo, userName }: Named): NotificationMeta => ({
  groupId: id,
  groupName: name,
  groupImage: photo,
  groupUserName: userName,
})

/** Returns the notification for the invited profile, with which it can accept or decline. */
export const invitationCreated = (group: Named, { id, profileId, invitedByProfileId }: GroupInvitationRecord): NotificationDraft => ({
  profileId,
  type: 'GROUP_INVITATION_CREATED',
  referenceId: id,
  senderProfileId: invitedByProfileId,
  meta: groupMeta(group),
})

/** Returns the notifications for the group's leaders about a request to join. */
export const requestCreated = (
  group: Named,
  { id, profileId }: Pick<GroupInvitationRecord, 'id' | 'profileId'>,
  leaders: readonly string[],
): NotificationDraft[] =>
  leaders.map((leader) => ({
    profileId: leader,
    type: 'GROUP_REQUEST_CREATED',
    referenceId: id,
    senderProfileId: profileId,
    meta: groupMeta(group),
  }))

/** Returns the notification that tells the requester the answer. */
export const requestAnswered = (
  group: Named,
  { id, profileId }: Pick<GroupInvitationRecord, 'id' | 'profileId'>,
  status: Answer,
  senderProfileId: string,
): NotificationDraft => ({
  profileId,
  type: status === 'Accepted' ? 'REQUEST_TO_JOIN_GROUP_ACCEPTED' : 'REQUEST_TO_JOIN_GROUP_REJECTED',
  referenceId: id,
  senderProfileId,
  meta: groupMeta(group),
})

/** Returns the notification for the new owner. */
export const ownershipTransferred = (group: Named, ownerId: string, senderProfileId: string | null): NotificationDraft => ({
  profileId: ownerId,
  type: 'GROUP_OWNERSHIP_TRANSFERRED',
  referenceId: group.id,
  senderProfileId,
  meta: groupMeta(group),
})

const momentNames = { Accepted: 'accepted_at', Rejected: 'rejected_at', Cancelled: 'cancelled_at' } as const

/** Returns the update of the notifications about a closed invitation or request, which then show no buttons any more (I-02). */
export function closedLine(group: Named, { id, profileId, status, answeredAt, isJoinRequest }: GroupInvitationRecord): LineChange[] {
  if (status === 'Pending' || answeredAt === null) return []
  return [
    {
      type: isJoinRequest ? 'GROUP_REQUEST_CREATED' : 'GROUP_INVITATION_CREATED',
      referenceId: id,
      profileId,
      meta: { ...groupMeta(group), [momentNames[status]]: toDateTime(answeredAt) },
    },
  ]
}
