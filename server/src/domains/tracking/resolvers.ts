import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import type { RequestContext } from '../../request/context.ts'
import { enforceChangeLimit } from '../../request/rate-limits.ts'
import { requireViewer } from '../session/viewer.ts'

export const trackingResolvers: Resolvers<RequestContext> = {
  Query: {
    programTrackingSetup: (_, { programId }, context) => context.services.tracking.setup(requireViewer(context), programId),
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
    async askForSecondLook(_, { secondLookInput }, context) {
      await enforceChangeLimit(context)
      return context.services.tracking.askForLook(requireViewer(context), secondLookInput)
    },
  },
}
