import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { groupFields } from '@wasla/contract/groups/fields.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import { listedProfile } from '@wasla/contract/profiles/public-fields.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { interestsFor } from '@wasla/contract/reference/fields.ts'
import type { RequestContext } from '../../request/context.ts'
import { enforceChangeLimit, enforceListLimit, enforceRateLimit } from '../../request/rate-limits.ts'
import { requireViewer, type Viewer } from '../../domains/session/viewer.ts'

const of = ({ services }: RequestContext) => services.groups
const reading = ({ services }: RequestContext) => services.groups.reading

/** Returns a listed profile as everybody may see it. Invitations may refer to a removed profile. */
async function personIn({ loaders }: RequestContext, id: string): Promise<ProfileRecord> {
  const profile = await loaders.anyProfile.load(id)
  if (!profile) throw new Error('A group names a profile that does not exist')
  return listedProfile(profile)
}

/** Counts a change of memberships against the limit, then makes the change as the viewer. */
async function change<Result>(context: RequestContext, make: (viewer: Viewer) => Promise<Result>): Promise<Result> {
  await enforceChangeLimit(context)
  return make(requireViewer(context))
}

export const groupsResolvers: Resolvers<RequestContext> = {
  Query: {
    group: (_, { groupId }, context) => reading(context).byId(groupId),
    async publicGroup(_, { user_name }, context) {
      if (!context.viewer) await enforceRateLimit(context.traffic.publicProfile(context.address))
      return reading(context).byName(user_name)
    },
    myGroups: (_, { filter, pagination }, context) => reading(context).own(requireViewer(context), filter, pagination),
    async groups(_, { filter, term, pagination }, context) {
      await enforceListLimit(context, term)
      return reading(context).all(requireViewer(context), filter, term, pagination)
    },
    suggestedGroups: (_, { limit }, context) => reading(context).suggested(requireViewer(context), limit),
    GroupMembers: (_, { filter, pagination }, context) => reading(context).members(requireViewer(context), filter, pagination),
    groupInvitations: (_, { filter, pagination }, context) => reading(context).invitations(requireViewer(context), filter, pagination),
    groupMemberShip: (_, { groupId }, context) => reading(context).membership(requireViewer(context), groupId),
  },
  Mutation: {
    createGroup: (_, { createGroupInput }, context) => change(context, (viewer) => of(context).create(viewer, createGroupInput)),
    updateGroup: (_, { updateGroupInput }, context) => change(context, (viewer) => of(context).update(viewer, updateGroupInput)),
    updateGroupInterests: (_, { groupId, interests }, context) =>
      change(context, async (viewer) => ({
        interests: interestsFor(await of(context).setInterests(viewer, groupId, interests), context.language),
      })),
    joinGroup: (_, { groupId }, context) => change(context, (viewer) => of(context).join(viewer, groupId)),
    leaveGroupMembership: (_, { groupId }, context) => change(context, (viewer) => of(context).leave(viewer, groupId)),
    InviteGroupMember: (_, { payload }, context) => change(context, (viewer) => of(context).invite(viewer, payload)),
    updateGroupInvitation: (_, answer, context) => change(context, (viewer) => of(context).answerInvitation(viewer, answer)),
    updateRequestToJoinGroup: (_, answer, context) => change(context, (viewer) => of(context).answerRequest(viewer, answer)),
    cancelGroupInvitation: (_, { groupInvitationId }, context) =>
      change(context, (viewer) => of(context).cancelInvitation(viewer, groupInvitationId)),
    updateGroupMember: (_, { input }, context) => change(context, (viewer) => of(context).changeRole(viewer, input)),
    removeGroupMember: (_, { input }, context) => change(context, (viewer) => of(context).removeMember(viewer, input)),
    transferGroupOwnership: (_, input, context) => change(context, (viewer) => of(context).transfer(viewer, input)),
    deleteGroup: (_, { groupId }, context) => change(context, (viewer) => of(context).delete(viewer, groupId)),
  },
  Group: {
    ...groupFields,
    interests: (group, _, context) => interestsFor(group.interestIds, context.language),
    async myRole({ id }, _, { viewer, loaders }) {
      return viewer ? ((await loaders.groupRoles.load(viewer.profileId)).get(id) ?? 'Visitor') : 'Visitor'
    },
  },
  GroupMember: {
    profile: ({ profileId }, _, context) => personIn(context, profileId),
    joinedAt: ({ joinedAt }) => toDateTime(joinedAt),
  },
  GroupInvitation: {
    profile: ({ profileId }, _, context) => personIn(context, profileId),
    createdAt: ({ createdAt }) => toDateTime(createdAt),
    expiresAt: ({ expiresAt }) => (expiresAt === null ? null : toDateTime(expiresAt)),
  },
}
