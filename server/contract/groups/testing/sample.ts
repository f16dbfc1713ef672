import type { Newcomer } from '../admission.ts'
import type { GroupInvitationRecord, GroupMemberRecord, GroupRecord } from '../record.ts'
import type { Actor } from '../entry.ts'

/** A group of the profile `huda` of the user `user-huda`, public and discoverable. */
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

/** A member of that group; the id is `member-` and the profile's id. */
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

/** An invitation by `huda` for `reem` that expires at 1,000. */
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

/** A request of `reem` to join. */
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
