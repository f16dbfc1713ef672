/** Lists of groups, by their root fields. */
export const groupListCalls = ['groups', 'myGroups', 'suggestedGroups'] as const
/** What the page of a group reads beside the group itself. */
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
/** Answers to invitations and requests. */
export const groupAnswerCalls = ['updateGroupInvitation', 'updateRequestToJoinGroup', 'cancelGroupInvitation'] as const
/** Everything one can do on the page of a group. */
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
