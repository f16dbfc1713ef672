import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import type { RequestContext } from '../../request/context.ts'
import { enforceChangeLimit } from '../../request/rate-limits.ts'
import { requireViewer } from '../../domains/session/viewer.ts'

const of = ({ services }: RequestContext) => services.push

export const pushResolvers: Resolvers<RequestContext> = {
  Query: { myPushDevice: (_, { endpoint }, context) => of(context).device(requireViewer(context), endpoint) },
  Mutation: {
    async addPushSubscription(_, { addPushSubscriptionInput }, context) {
      await enforceChangeLimit(context)
      return of(context).add(requireViewer(context), addPushSubscriptionInput)
    },
    removePushSubscription: (_, { endpoint }, context) => of(context).remove(requireViewer(context), endpoint),
  },
}
