import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { momentOrNull } from '@wasla/contract/platform/moment-text.ts'
import { mapDryRun, mapPublishResult } from '@wasla/contract/programs/publishing/mappers.ts'
import type { RequestContext } from '../../../request/context.ts'
import { enforceMoneyLimit } from '../../../request/rate-limits.ts'
import { requireViewer } from '../../../domains/session/viewer.ts'

const publishing = ({ services }: RequestContext) => services.programs.publishing

/** Resolvers of publishing, status changes and budgets. */
export const publishingResolvers = {
  Query: {
    programDryRun: async (_, { programId, publishDate }, context) =>
      mapDryRun(await publishing(context).dryRun(requireViewer(context), { programId, publishDate: momentOrNull(publishDate) })),
  },
  Mutation: {
    async publishProgram(_, { id, publishDate }, context) {
      await enforceMoneyLimit(context)
      return mapPublishResult(await publishing(context).publish(requireViewer(context), id, momentOrNull(publishDate)))
    },
    updateProgramStatus: (_, { updateProgramStatusInput: input }, context) =>
      publishing(context).changeStatus(requireViewer(context), input),
    async topUpProgramBudget(_, input, context) {
      await enforceMoneyLimit(context)
      return publishing(context).topUp(requireViewer(context), input)
    },
  },
} satisfies Resolvers<RequestContext>
