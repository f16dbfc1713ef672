import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import type { RequestContext } from '../../request/context.ts'
import { enforceChangeLimit, enforceRateLimit } from '../../request/rate-limits.ts'
import { requireViewer } from '../../domains/session/viewer.ts'

export const mediaKitsResolvers: Resolvers<RequestContext> = {
  Query: {
    myMediaKits: (_, __, context) => context.services.mediaKits.mine(requireViewer(context)),
    async publicMediaKit(_, { id }, context) {
      await enforceRateLimit(context.traffic.publicProfile(context.address))
      return context.services.mediaKits.check(id, context.language)
    },
  },
  Mutation: {
    async makeMediaKit(_, { makeMediaKitInput }, context) {
      await enforceChangeLimit(context)
      return context.services.mediaKits.make(requireViewer(context), makeMediaKitInput)
    },
    async removeMediaKit(_, { id }, context) {
      await enforceChangeLimit(context)
      return context.services.mediaKits.remove(requireViewer(context), id)
    },
  },
}
