import { anyone, members } from './rule.ts'

/**
 * Everybody who has the link of a group can open its page (G-03). `groups/access.ts` decides who sees which tab and may do what inside a
 * group.
 */
export const groupsAccess = {
  publicGroup: anyone,
  groupTopCountries: anyone,
  group: members,
  myGroups: members,
  groups: members,
  suggestedGroups: members,
  GroupMembers: members,
  groupInvitations: members,
  groupMemberShip: members,
  groupAvgStats: members,
  groupRateSocialAnalytics: members,
  groupMetrics: members,
  createGroup: members,
  updateGroup: members,
  updateGroupInterests: members,
  joinGroup: members,
  leaveGroupMembership: members,
  InviteGroupMember: members,
  updateGroupInvitation: members,
  updateRequestToJoinGroup: members,
  cancelGroupInvitation: members,
  updateGroupMember: members,
  removeGroupMember: members,
  transferGroupOwnership: members,
  deleteGroup: members,
} as const
