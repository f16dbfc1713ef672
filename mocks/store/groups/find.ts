import type { GroupInvitationRecord, GroupMemberRecord, GroupRecord } from '@wasla/contract/groups/record.ts'
import type { Actor, Place } from '@wasla/contract/groups/entry.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { Store } from '../memory.ts'

/** Returns a group by id, unless it is deleted. The group may have any owner. */
export const groupById = ({ memory }: Store, id: string): GroupRecord | null => memory.world.groups.find((group) => group.id === id) ?? null

export const membersOf = ({ memory }: Store, groupId: string): GroupMemberRecord[] =>
  memory.world.groupMembers.filter((member) => member.groupId === groupId)

export const memberOf = (store: Store, groupId: string, profileId: string): GroupMemberRecord | null =>
  membersOf(store, groupId).find((member) => member.profileId === profileId) ?? null

/** Returns all invitations and requests between a group and a profile, newest first. */
const rowsBetween = ({ memory }: Store, groupId: string, profileId: string): GroupInvitationRecord[] =>
  memory.world.groupInvitations
    .filter((row) => row.groupId === groupId && row.profileId === profileId)
    .toSorted((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1))

/** Returns a profile's invitation with the status Pending, even if the invitation has expired. */
export const invitationTo = (store: Store, groupId: string, profileId: string): GroupInvitationRecord | null =>
  rowsBetween(store, groupId, profileId).find(({ isJoinRequest, status }) => !isJoinRequest && status === 'Pending') ?? null

/** Returns a profile's last request, in any status. */
export const lastRequestOf = (store: Store, groupId: string, profileId: string): GroupInvitationRecord | null =>
  rowsBetween(store, groupId, profileId).find(({ isJoinRequest }) => isJoinRequest) ?? null

export const invitationById = ({ memory }: Store, id: string): GroupInvitationRecord | null =>
  memory.world.groupInvitations.find((row) => row.id === id) ?? null

/** Returns all Pending invitations and requests of a group. */
export const openRowsOf = ({ memory }: Store, groupId: string): GroupInvitationRecord[] =>
  memory.world.groupInvitations.filter((row) => row.groupId === groupId && row.status === 'Pending')

/** Returns a group, and a profile's membership and open invitation in it. */
export const placeIn = (store: Store, groupId: string, profileId: string): Place => ({
  group: groupById(store, groupId),
  member: memberOf(store, groupId, profileId),
  invitation: invitationTo(store, groupId, profileId),
})

/** Returns the number of groups in which the user's profiles are members. Does not count the group `besides` (G-01). */
export const countOfUser = ({ memory }: Store, userId: string, besides: string | null): number =>
  new Set(
    memory.world.groupMembers.filter((member) => member.userId === userId && member.groupId !== besides).map(({ groupId }) => groupId),
  ).size

export const actorFrom = ({ id, userId, type, status }: ProfileRecord): Actor => ({ profileId: id, userId, type, status })
