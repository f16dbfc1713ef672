import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import type { RequestContext } from '../../request/context.ts'
import { requireViewer } from '../../domains/session/viewer.ts'

export const onboardingResolvers: Resolvers<RequestContext> = {
  Query: {
    myWaitingListEntry: (_, __, context) => context.services.onboarding.myEntry(requireViewer(context)),
  },
  Mutation: {
    async submitOnboardingAnswers(_, { onboardingAnswersInput }, context) {
      const viewer = requireViewer(context)
      await context.services.onboarding.submitAnswers(viewer, onboardingAnswersInput)
      return context.services.profiles.fresh(viewer, context.language)
    },
    async setUpIndividualAccount(_, { setUpIndividualAccountInput }, context) {
      const viewer = requireViewer(context)
      await context.services.onboarding.setUpAccount(viewer, setUpIndividualAccountInput)
      return context.services.profiles.fresh(viewer, context.language)
    },
    joinWaitingList: (_, __, context) => context.services.onboarding.join(requireViewer(context)),
    completeWaitingListTask: (_, { task }, context) => context.services.onboarding.completeTask(requireViewer(context), task),
  },
}
