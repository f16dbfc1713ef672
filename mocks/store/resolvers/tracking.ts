import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { listedProfile } from '@wasla/contract/profiles/public-fields.ts'
import { waitingResultFields } from '@wasla/contract/tracking/waiting.ts'
import { findProfile } from '../find.ts'
import { requireViewer, type MockContext } from '../context.ts'
import { requestReview, uncounted } from '../tracking/review-requests.ts'
import { rotate, sendTest, setup, startPixelTest } from '../tracking/setup.ts'
import { differing } from '../tracking/differing.ts'
import { decideWaiting, waiting, waitingFile } from '../tracking/waiting.ts'

export const trackingResolvers: Resolvers<MockContext> = {
  Query: {
    programTrackingSetup: (_parent, { programId }, context) => setup(context.store, requireViewer(context).profileId, programId),
    waitingResults: (_parent, search, context) => waiting(context.store, requireViewer(context).profileId, search),
    waitingResultsCsv: (_parent, { programId }, context) => waitingFile(context.store, requireViewer(context).profileId, programId),
    differingReports: (_parent, { programId, pagination }, context) =>
      differing(context.store, requireViewer(context).profileId, programId, pagination),
    uncountedResults: (_parent, search, context) => uncounted(context.store, requireViewer(context).profileId, search),
  },
  Mutation: {
    rotateProgramTrackingKey: (_parent, { programId }, context) => rotate(context.store, requireViewer(context).profileId, programId),
    sendTestConversion: (_parent, { programId }, context) => sendTest(context.store, requireViewer(context).profileId, programId),
    requestSecondLook: (_parent, { secondLookInput }, context) =>
      requestReview(context.store, requireViewer(context).profileId, secondLookInput),
    decideWaitingResults: (_parent, { input }, context) => decideWaiting(context.store, requireViewer(context).profileId, input),
    startPixelTest: (_parent, { programId }, context) => startPixelTest(context.store, requireViewer(context).profileId, programId),
  },
  WaitingResult: {
    ...waitingResultFields,
    participant: ({ profileId }, _args, { store }) => {
      const profile = findProfile(store, profileId)
      return profile ? listedProfile(profile) : null
    },
  },
}
