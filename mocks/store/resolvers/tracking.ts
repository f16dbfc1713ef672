import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { requireViewer, type MockContext } from '../context.ts'
import { requestSecondLook, uncountedResults } from '../tracking/uncounted.ts'

const viewerOf = (context: MockContext) => requireViewer(context).profileId

export const trackingResolvers: Resolvers<MockContext> = {
  Query: {
    uncountedResults: (_parent, { programId, profileId, ...days }, context) =>
      uncountedResults(context.store, { programId, profileId: profileId ?? null, viewerId: viewerOf(context) }, days),
  },
  Mutation: {
    askForSecondLook: (_parent, { secondLookInput }, context) => requestSecondLook(context.store, viewerOf(context), secondLookInput),
  },
}
