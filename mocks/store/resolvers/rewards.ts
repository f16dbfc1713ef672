import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { requireViewer, type MockContext } from '../context.ts'
import { markDelivered, timeline, unpaidRewards } from '../rewards/reading.ts'

export const rewardsResolvers: Resolvers<MockContext> = {
  Query: {
    participationTimeline: (_parent, participation, context) =>
      timeline(context.store, requireViewer(context).profileId, participation, context.language),
    unpaidRewards: (_parent, { profileId }, context) => unpaidRewards(context.store, requireViewer(context).profileId, profileId ?? null),
  },
  Mutation: {
    markRewardDelivered(_parent, which, context) {
      markDelivered(context.store, requireViewer(context).profileId, which)
      return { success: true }
    },
  },
}
