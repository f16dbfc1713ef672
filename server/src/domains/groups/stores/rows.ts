import type { GroupRecord } from '@wasla/contract/groups/record.ts'
import { defineRecord, flag, same } from '#database/record.ts'
import type { GroupInvitationsTable, GroupMembersTable, GroupsTable } from '#database/tables/groups.ts'

export const groupRow = defineRecord<GroupsTable>()({
  id: same,
  name: same,
  userName: same,
  description: same,
  photo: same,
  coverPhoto: same,
  isPrivate: flag,
  isDiscoverable: flag,
  ownerId: same,
  ownerType: same,
  followers: same,
  membersCount: same,
  createdAt: same,
  activeAt: same,
})

/** A group without its interests, which are rows of their own. */
export type StoredGroup = Omit<GroupRecord, 'interestIds'>

export const memberRow = defineRecord<GroupMembersTable>()({
  id: same,
  groupId: same,
  profileId: same,
  userId: same,
  role: same,
  joinedAt: same,
})

export const invitationRow = defineRecord<GroupInvitationsTable>()({
  id: same,
  groupId: same,
  profileId: same,
  userId: same,
  role: same,
  status: same,
  isJoinRequest: flag,
  invitedByProfileId: same,
  invitedByUserId: same,
  createdAt: same,
  expiresAt: same,
  answeredAt: same,
})
