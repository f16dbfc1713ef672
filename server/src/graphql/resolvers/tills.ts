import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { tillOrderFields } from '@wasla/contract/tills/fields.ts'
import type { RequestContext } from '../../request/context.ts'
import { enforceChangeLimit } from '../../request/rate-limits.ts'
import { requireViewer } from '../../domains/session/viewer.ts'

export const tillsResolvers: Resolvers<RequestContext> = {
  Query: {
    programTills: (_, { programId }, context) => context.services.tills.tills(requireViewer(context), programId),
    tillOrders: (_, search, context) => context.services.tills.orders(requireViewer(context), search),
  },
  Mutation: {
    async makeTill(_, { input }, context) {
      await enforceChangeLimit(context)
      return context.services.tills.make(requireViewer(context), input)
    },
    async changeTill(_, { input }, context) {
      await enforceChangeLimit(context)
      return context.services.tills.change(requireViewer(context), input)
    },
    async renewTillPin(_, named, context) {
      await enforceChangeLimit(context)
      return context.services.tills.renewPin(requireViewer(context), named)
    },
    async revokeTill(_, named, context) {
      await enforceChangeLimit(context)
      return context.services.tills.revoke(requireViewer(context), named)
    },
  },
  TillOrder: {
    ...tillOrderFields,
    participant: ({ profileId }, _, { loaders }) => loaders.profile.load(profileId),
  },
}
