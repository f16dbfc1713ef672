import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import type { RequestContext } from '../../request/context.ts'
import { enforceChangeLimit } from '../../request/rate-limits.ts'
import { requireViewer } from '../../domains/session/viewer.ts'

export const apiKeysResolvers: Resolvers<RequestContext> = {
  Query: {
    apiKeys: (_, __, context) => context.services.apiKeys.keys(requireViewer(context)),
    apiUsage: (_, __, context) => context.services.apiKeys.usage(requireViewer(context)),
  },
  Mutation: {
    async makeApiKey(_, { makeApiKeyInput }, context) {
      await enforceChangeLimit(context)
      return context.services.apiKeys.make(requireViewer(context), makeApiKeyInput)
    },
    async revokeApiKey(_, { id }, context) {
      await enforceChangeLimit(context)
      return context.services.apiKeys.revoke(requireViewer(context), id)
    },
  },
}
