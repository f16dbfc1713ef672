import { anyone, members } from './rule.ts'

/**
 * A group's page begins for everybody who has its link (G-03). Whose tabs and deeds are whose is the group's own affair: see
 * `groups/access.ts`.
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
