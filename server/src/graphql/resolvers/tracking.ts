import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { waitingResultFields } from '@wasla/contract/tracking/waiting.ts'
import type { RequestContext } from '../../request/context.ts'
import { enforceChangeLimit } from '../../request/rate-limits.ts'
import { requireViewer } from '../../domains/session/viewer.ts'

export const trackingResolvers: Resolvers<RequestContext> = {
  Query: {
    programTrackingSetup: (_, { programId }, context) => context.services.tracking.setup(requireViewer(context), programId),
    waitingResults: (_, search, context) => context.services.tracking.waiting(requireViewer(context), search),
    waitingResultsCsv: (_, { programId }, context) => context.services.tracking.waitingFile(requireViewer(context), programId),
    differingReports: (_, { programId, pagination }, context) =>
      context.services.tracking.differing(requireViewer(context), programId, pagination),
    uncountedResults: (_, search, context) => context.services.tracking.uncounted(requireViewer(context), search),
  },
  Mutation: {
    async rotateProgramTrackingKey(_, { programId }, context) {
      await enforceChangeLimit(context)
      return context.services.tracking.rotate(requireViewer(context), programId)
    },
    async sendTestConversion(_, { programId }, context) {
      await enforceChangeLimit(context)
      return context.services.tracking.sendTest(requireViewer(context), programId)
    },
    async requestSecondLook(_, { secondLookInput }, context) {
      await enforceChangeLimit(context)
      return context.services.tracking.requestReview(requireViewer(context), secondLookInput)
    },
    async decideWaitingResults(_, { input }, context) {
      await enforceChangeLimit(context)
      return context.services.tracking.decideWaiting(requireViewer(context), input)
    },
    async startPixelTest(_, { programId }, context) {
      await enforceChangeLimit(context)
      return context.services.tracking.startPixelTest(requireViewer(context), programId)
    },
  },
  WaitingResult: {
    ...waitingResultFields,
    participant: ({ profileId }, _, { loaders }) => loaders.profile.load(profileId),
  },
}
