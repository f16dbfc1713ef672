import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { groupFields } from '@wasla/contract/groups/fields.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import { listedProfile } from '@wasla/contract/profiles/public-fields.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { interestsFor } from '@wasla/contract/reference/fields.ts'
import { requireProfile, requireViewer, type MockContext } from '../context.ts'
import { findProfile } from '../find.ts'
import { answerInvitation, answerRequest, cancelInvitation, inviteToGroup, joinGroup } from '../groups/entering.ts'
import { audienceIn, averagesIn, countriesIn, seriesIn } from '../groups/figures.ts'
import { memberOf } from '../groups/find.ts'
import { changeInterests, createGroup, updateGroup } from '../groups/form.ts'
import { changeRole, deleteGroup, leaveGroup, removeMember, transferOwnership } from '../groups/leading.ts'
import { enteredGroup, groupByName, listGroups, listInvitations, listMembers, membershipIn, suggestedGroups } from '../groups/reading.ts'
import type { Store } from '../memory.ts'

const viewerId = (context: MockContext) => requireViewer(context).profileId

function shown(store: Store, profileId: string): ProfileRecord {
  const profile = findProfile(store, profileId)
  if (!profile) throw new Error(`A group names ${profileId}, who is not there`)
  return listedProfile(profile)
}

export const groupsResolvers: Resolvers<MockContext> = {
  Query: {
    group: (_parent, { groupId }, context) => enteredGroup(context.store, viewerId(context), groupId, 'readHead'),
    publicGroup: (_parent, { user_name }, { store }) => groupByName(store, user_name),
    myGroups: (_parent, input, context) => listGroups(context.store, viewerId(context), input, false),
    groups: (_parent, input, context) => listGroups(context.store, viewerId(context), input, true),
    suggestedGroups: (_parent, { limit }, context) => suggestedGroups(context.store, viewerId(context), limit),
    GroupMembers: (_parent, { filter, pagination }, context) => listMembers(context.store, viewerId(context), filter, pagination),
    groupInvitations: (_parent, { filter, pagination }, context) => listInvitations(context.store, viewerId(context), filter, pagination),
    groupTopCountries: (_parent, { groupId }, { store, viewer, language }) =>
      countriesIn(store, viewer?.profileId ?? null, groupId, language),
    groupAvgStats: (_parent, query, context) => averagesIn(context.store, viewerId(context), query),
    groupRateSocialAnalytics: (_parent, query, context) => audienceIn(context.store, viewerId(context), query),
    groupMetrics: (_parent, query, context) => seriesIn(context.store, viewerId(context), query),
    groupMemberShip: (_parent, { groupId }, context) => membershipIn(context.store, requireProfile(context), groupId),
  },
  Mutation: {
    createGroup: (_parent, { createGroupInput }, context) => createGroup(context.store, requireProfile(context), createGroupInput),
    updateGroup: (_parent, { updateGroupInput }, context) => updateGroup(context.store, viewerId(context), updateGroupInput),
    updateGroupInterests: (_parent, { groupId, interests }, context) => ({
      interests: interestsFor(changeInterests(context.store, viewerId(context), groupId, interests), context.language),
    }),
    joinGroup: (_parent, { groupId }, context) => joinGroup(context.store, requireProfile(context), groupId),
    leaveGroupMembership: (_parent, { groupId }, context) => leaveGroup(context.store, viewerId(context), groupId),
    InviteGroupMember: (_parent, { payload }, context) => inviteToGroup(context.store, requireProfile(context), payload),
    updateGroupInvitation: (_parent, answer, context) => answerInvitation(context.store, viewerId(context), answer),
    updateRequestToJoinGroup: (_parent, answer, context) => answerRequest(context.store, viewerId(context), answer),
    cancelGroupInvitation: (_parent, { groupInvitationId }, context) =>
      cancelInvitation(context.store, viewerId(context), groupInvitationId),
    updateGroupMember: (_parent, { input }, context) => changeRole(context.store, viewerId(context), input),
    removeGroupMember: (_parent, { input }, context) => removeMember(context.store, viewerId(context), input),
    transferGroupOwnership: (_parent, { groupId, groupMemberId }, context) =>
      transferOwnership(context.store, viewerId(context), groupId, groupMemberId),
    deleteGroup: (_parent, { groupId }, context) => deleteGroup(context.store, viewerId(context), groupId),
  },
  Group: {
    ...groupFields,
    interests: ({ interestIds }, _args, { language }) => interestsFor(interestIds, language),
    myRole: ({ id }, _args, { store, viewer }) => (viewer && memberOf(store, id, viewer.profileId)?.role) ?? 'Visitor',
  },
  GroupMember: {
    profile: ({ profileId }, _args, { store }) => shown(store, profileId),
    joinedAt: ({ joinedAt }) => toDateTime(joinedAt),
  },
  GroupInvitation: {
    profile: ({ profileId }, _args, { store }) => shown(store, profileId),
    createdAt: ({ createdAt }) => toDateTime(createdAt),
    expiresAt: ({ expiresAt }) => (expiresAt === null ? null : toDateTime(expiresAt)),
  },
}
