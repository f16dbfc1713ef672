import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import type { RequestContext } from '../../request/context.ts'
import { enforceSearchLimit } from '../../request/rate-limits.ts'
import { requireViewer } from '../../domains/session/viewer.ts'

export const searchResolvers: Resolvers<RequestContext> = {
  Query: {
    async search(_, { searchInput, pagination }, context) {
      await enforceSearchLimit(context)
      requireViewer(context)
      return context.services.search.all(searchInput, pagination, context.language)
    },
    async searchProfiles(_, { pagination, ...search }, context) {
      await enforceSearchLimit(context)
      return context.services.search.profiles(requireViewer(context), search, pagination)
    },
  },
}
