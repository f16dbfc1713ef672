import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import type { RequestContext } from '../../request/context.ts'
import { enforceChangeLimit } from '../../request/rate-limits.ts'
import { requireViewer } from '../../domains/session/viewer.ts'

export const invitesResolvers: Resolvers<RequestContext> = {
  Query: {
    myFriendInvitations: (_, { pagination }, context) => context.services.invites.mine(requireViewer(context), pagination),
  },
  Mutation: {
    async inviteFriend(_, { inviteFriendInput }, context) {
      await enforceChangeLimit(context)
      return context.services.invites.inviteFriend(requireViewer(context), inviteFriendInput, context)
    },
  },
}
