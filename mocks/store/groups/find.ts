import type { GroupInvitationRecord, GroupMemberRecord, GroupRecord } from '@wasla/contract/groups/record.ts'
import type { Actor, Place } from '@wasla/contract/groups/standing.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { Store } from '../memory.ts'

/** A group that was not deleted, whosever it is. */
export const groupById = ({ memory }: Store, id: string): GroupRecord | null => memory.world.groups.find((group) => group.id === id) ?? null

export const membersOf = ({ memory }: Store, groupId: string): GroupMemberRecord[] =>
  memory.world.groupMembers.filter((member) => member.groupId === groupId)

export const memberOf = (store: Store, groupId: string, profileId: string): GroupMemberRecord | null =>
  membersOf(store, groupId).find((member) => member.profileId === profileId) ?? null

/** What was ever offered or asked between a group and a profile, the newest first. */
const rowsBetween = ({ memory }: Store, groupId: string, profileId: string): GroupInvitationRecord[] =>
  memory.world.groupInvitations
    .filter((row) => row.groupId === groupId && row.profileId === profileId)
    .toSorted((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1))

/** The invitation of a profile that is stored as Pending. */
export const invitationTo = (store: Store, groupId: string, profileId: string): GroupInvitationRecord | null =>
  rowsBetween(store, groupId, profileId).find(({ isJoinRequest, status }) => !isJoinRequest && status === 'Pending') ?? null

/** The last request of a profile, whatever became of it. */
export const lastRequestOf = (store: Store, groupId: string, profileId: string): GroupInvitationRecord | null =>
  rowsBetween(store, groupId, profileId).find(({ isJoinRequest }) => isJoinRequest) ?? null

export const invitationById = ({ memory }: Store, id: string): GroupInvitationRecord | null =>
  memory.world.groupInvitations.find((row) => row.id === id) ?? null

/** Every invitation and request of a group that is Pending. */
export const openRowsOf = ({ memory }: Store, groupId: string): GroupInvitationRecord[] =>
  memory.world.groupInvitations.filter((row) => row.groupId === groupId && row.status === 'Pending')

/** What a profile is to a group. */
export const placeIn = (store: Store, groupId: string, profileId: string): Place => ({
  group: groupById(store, groupId),
  member: memberOf(store, groupId, profileId),
  invitation: invitationTo(store, groupId, profileId),
})

/** Of how many groups a user's profiles are members, beside one of them (G-01). */
export const countOfUser = ({ memory }: Store, userId: string, besides: string | null): number =>
  new Set(
    memory.world.groupMembers.filter((member) => member.userId === userId && member.groupId !== besides).map(({ groupId }) => groupId),
  ).size

export const actorFrom = ({ id, userId, type, status }: ProfileRecord): Actor => ({ profileId: id, userId, type, status })
