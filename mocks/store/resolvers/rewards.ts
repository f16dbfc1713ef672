import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { requireViewer, type MockContext } from '../context.ts'
import { deliver, participationTimeline } from '../rewards/story.ts'

const viewerOf = (context: MockContext) => requireViewer(context).profileId

export const rewardsResolvers: Resolvers<MockContext> = {
  Query: {
    participationTimeline: (_parent, of, context) => participationTimeline(context.store, viewerOf(context), of, context.language),
  },
  Mutation: {
    markRewardDelivered: (_parent, of, context) => deliver(context.store, viewerOf(context), of),
  },
}
