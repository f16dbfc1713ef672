import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import type { RequestContext } from '../../request/context.ts'
import { enforceChangeLimit } from '../../request/rate-limits.ts'
import { requireViewer } from '../../domains/session/viewer.ts'

const of = ({ services }: RequestContext) => services.rewards

export const rewardsResolvers: Resolvers<RequestContext> = {
  Query: {
    participationTimeline: (_, participation, context) => of(context).timeline(requireViewer(context), participation, context.language),
    unpaidRewards: (_, { profileId }, context) => of(context).unpaid(requireViewer(context), profileId ?? null),
  },
  Mutation: {
    async markRewardDelivered(_, which, context) {
      await enforceChangeLimit(context)
      await of(context).markDelivered(requireViewer(context), which)
      return { success: true }
    },
  },
}
