/** Root fields that list groups. */
export const groupListCalls = ['groups', 'myGroups', 'suggestedGroups'] as const
/** Root fields that a group's page requests in addition to the group. */
export const groupTabCalls = [
  'GroupMembers',
  'groupInvitations',
  'groupTopCountries',
  'groupAvgStats',
  'groupRateSocialAnalytics',
  'groupMetrics',
] as const
export const groupFigureCalls = ['groupAvgStats', 'groupRateSocialAnalytics', 'groupMetrics', 'groupTopCountries'] as const
export const groupPageCalls = ['group', 'publicGroup', 'groupMemberShip', ...groupTabCalls] as const
export const groupSavingCalls = ['createGroup', 'updateGroup', 'updateGroupInterests'] as const
/** Mutations that answer or cancel invitations and requests. */
export const groupAnswerCalls = ['updateGroupInvitation', 'updateRequestToJoinGroup', 'cancelGroupInvitation'] as const
/** Mutations on a group's page. */
export const groupActionCalls = [
  'joinGroup',
  'leaveGroupMembership',
  'InviteGroupMember',
  'updateGroupMember',
  'removeGroupMember',
  'transferGroupOwnership',
  'deleteGroup',
  ...groupAnswerCalls,
] as const
