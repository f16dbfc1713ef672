import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { requireViewer, type MockContext } from '../context.ts'
import { askForLook, uncounted } from '../tracking/second-looks.ts'
import { rotate, sendTest, setup } from '../tracking/setup.ts'

export const trackingResolvers: Resolvers<MockContext> = {
  Query: {
    programTrackingSetup: (_parent, { programId }, context) => setup(context.store, requireViewer(context).profileId, programId),
    uncountedResults: (_parent, search, context) => uncounted(context.store, requireViewer(context).profileId, search),
  },
  Mutation: {
    rotateProgramTrackingKey: (_parent, { programId }, context) => rotate(context.store, requireViewer(context).profileId, programId),
    sendTestConversion: (_parent, { programId }, context) => sendTest(context.store, requireViewer(context).profileId, programId),
    askForSecondLook: (_parent, { secondLookInput }, context) =>
      askForLook(context.store, requireViewer(context).profileId, secondLookInput),
  },
}
