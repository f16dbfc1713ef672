import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { requireViewer } from '../../domains/session/viewer.ts'
import type { RequestContext } from '../../request/context.ts'
import { enforceChangeLimit } from '../../request/rate-limits.ts'

export const linkChecksResolvers: Resolvers<RequestContext> = {
  Query: {
    programLinkCheck: (_, { programId }, context) => context.services.linkChecks.of(requireViewer(context), programId),
  },
  Mutation: {
    async checkProgramLink(_, { programId, confirmsPage }, context) {
      await enforceChangeLimit(context)
      return context.services.linkChecks.checkNow(requireViewer(context), { programId, confirmsPage: confirmsPage ?? false })
    },
  },
}
