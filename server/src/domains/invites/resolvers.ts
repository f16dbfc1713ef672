import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import type { RequestContext } from '../../graphql/context.ts'
import { requireChange, requireViewer } from '../../graphql/viewer.ts'

export const invitesResolvers: Resolvers<RequestContext> = {
  Query: {
    myFriendInvitations: (_, { pagination }, context) => context.services.invites.mine(requireViewer(context), pagination),
  },
  Mutation: {
    async inviteFriend(_, { inviteFriendInput }, context) {
      await requireChange(context)
      return context.services.invites.inviteFriend(requireViewer(context), inviteFriendInput, context)
    },
  },
}
