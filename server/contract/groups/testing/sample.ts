import type { Newcomer } from '../admission.ts'
import type { GroupInvitationRecord, GroupMemberRecord, GroupRecord } from '../record.ts'
import type { Actor } from '../entry.ts'

/** A public and discoverable group. Its owner is the profile `huda` of the user `user-huda`. */
export const openGroup: GroupRecord = {
  id: 'group',
  name: 'Bread',
  userName: 'bread',
  description: '<p>Who bakes</p>',
  photo: '/files/photo',
  coverPhoto: null,
  isPrivate: false,
  isDiscoverable: true,
  ownerId: 'huda',
  ownerType: 'INFLUENCER',
  followers: 10,
  membersCount: 3,
  interestIds: ['food'],
  createdAt: 1,
  activeAt: 1,
}
export const privateGroup: GroupRecord = { ...openGroup, isPrivate: true }
export const hiddenGroup: GroupRecord = { ...openGroup, isPrivate: true, isDiscoverable: false }

/** Returns a member of `openGroup`. The id of the membership is `member-` followed by the profile's id. */
export const memberOf = (profileId: string, role: GroupMemberRecord['role'] = 'Member', joinedAt = 1): GroupMemberRecord => ({
  id: `member-${profileId}`,
  groupId: 'group',
  profileId,
  userId: `user-${profileId}`,
  role,
  joinedAt,
})

export const actorOf = (profileId: string, status: Actor['status'] = 'Active'): Actor => ({
  profileId,
  userId: `user-${profileId}`,
  type: 'INFLUENCER',
  status,
})

/** Returns an invitation of `reem` by `huda` that expires at the time 1,000. */
export const invitationOf = (over: Partial<GroupInvitationRecord> = {}): GroupInvitationRecord => ({
  id: 'invitation',
  groupId: 'group',
  profileId: 'reem',
  userId: 'user-reem',
  role: 'Member',
  status: 'Pending',
  isJoinRequest: false,
  invitedByProfileId: 'huda',
  invitedByUserId: 'user-huda',
  createdAt: 2,
  expiresAt: 1_000,
  answeredAt: null,
  ...over,
})

/** Returns a request of `reem` to join. */
export const requestOf = (over: Partial<GroupInvitationRecord> = {}): GroupInvitationRecord =>
  invitationOf({ id: 'request', isJoinRequest: true, invitedByProfileId: null, invitedByUserId: null, expiresAt: null, ...over })

export const newcomerOf = (over: Partial<Newcomer> = {}): Newcomer => ({
  profileId: 'reem',
  userId: 'user-reem',
  status: 'Active',
  groupsOfUser: 0,
  invitation: null,
  request: null,
  ...over,
})
