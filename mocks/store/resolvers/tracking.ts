import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { requireViewer, type MockContext } from '../context.ts'
import { rotate, sendTest, trackingSetup } from '../tracking/setup.ts'

const requestOf = (context: MockContext, programId: string) => ({ profileId: requireViewer(context).profileId, programId })

export const trackingResolvers: Resolvers<MockContext> = {
  Query: {
    programTrackingSetup: (_parent, { programId }, context) => trackingSetup(context.store, requestOf(context, programId)),
  },
  Mutation: {
    rotateProgramTrackingKey: (_parent, { programId }, context) => rotate(context.store, requestOf(context, programId)),
    sendTestConversion: (_parent, { programId }, context) => sendTest(context.store, requestOf(context, programId)),
  },
}
