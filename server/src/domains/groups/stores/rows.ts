import { groupNameConfusableKey } from '@wasla/contract/groups/confusable-key.ts'
import type { GroupRecord } from '@wasla/contract/groups/record.ts'
import { groupSearchText } from '@wasla/contract/groups/search-text.ts'
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

/** A group without its interests, which are rows of another table. */
export type StoredGroup = Omit<GroupRecord, 'interestIds'>

/** Returns the row of a new group, with its search text and the confusable key of its user name. */
export const newGroup = (group: StoredGroup) => ({
  ...groupRow.write(group),
  search_text: groupSearchText(group),
  user_name_look: groupNameConfusableKey(group.userName),
  look_place: 0,
  deleted_at: null,
})

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
