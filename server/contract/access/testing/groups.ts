import { decidingItself, each, forMembers, openToAll, sendingFile, type UserRow } from './user-rows.ts'

const created = 'createGroup(createGroupInput: { name: "Bread", userName: "bread_1", description: "Who bakes", photo: $file }) { id }'

/** A profile without a public page cannot create a group. */
const pageless = each(['newcomer', 'connecting', 'waiting', 'networkerRejected', 'agencyRejected', 'brandRejected'], 'USER_NOT_VERIFIED')

export const groupsCalls: readonly UserRow[] = [
  openToAll('query', 'publicGroup(user_name: "nobody_here") { id }'),
  openToAll('query', 'groupTopCountries(groupId: "none") { count }'),
  forMembers('query', 'group(groupId: "none") { id }'),
  forMembers('query', 'myGroups { count }'),
  forMembers('query', 'groups { count }'),
  forMembers('query', 'suggestedGroups { id }'),
  forMembers('query', 'GroupMembers(filter: { groupId: "none" }) { count }'),
  forMembers('query', 'groupInvitations(filter: { groupId: "none" }) { count }'),
  forMembers('query', 'groupMemberShip(groupId: "none") { role }'),
  forMembers('query', 'groupAvgStats(groupId: "none") { likes }'),
  forMembers('query', 'groupRateSocialAnalytics(groupId: "none") { measuredAt }'),
  forMembers('query', 'groupMetrics(groupId: "none", metrics: [FOLLOWERS]) { metric }'),
  decidingItself(sendingFile(forMembers('mutation', created, pageless))),
  forMembers('mutation', 'updateGroup(updateGroupInput: { id: "none", name: "Bread" }) { id }'),
  forMembers('mutation', 'updateGroupInterests(groupId: "none", interests: ["food"]) { interests { id } }'),
  forMembers('mutation', 'joinGroup(groupId: "none") { id }'),
  forMembers('mutation', 'leaveGroupMembership(groupId: "none") { id }'),
  forMembers('mutation', 'InviteGroupMember(payload: { groupId: "none", profileId: "none", profileType: AGENT }) { id }'),
  forMembers('mutation', 'updateGroupInvitation(groupId: "none", groupInvitationId: "none", status: Accepted) { id }'),
  forMembers('mutation', 'updateRequestToJoinGroup(groupId: "none", groupInvitationId: "none", status: Accepted) { id }'),
  forMembers('mutation', 'cancelGroupInvitation(groupInvitationId: "none") { id }'),
  forMembers('mutation', 'updateGroupMember(input: { groupId: "none", groupMemberId: "none", role: Admin }) { id }'),
  forMembers('mutation', 'removeGroupMember(input: { groupId: "none", groupMemberId: "none" }) { id }'),
  forMembers('mutation', 'transferGroupOwnership(groupId: "none", groupMemberId: "none") { id }'),
  forMembers('mutation', 'deleteGroup(groupId: "none") { id }'),
]
