import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { requireViewer, type MockContext } from '../context.ts'
import { search, searchProfiles } from '../search/search.ts'

const viewerId = (context: MockContext) => requireViewer(context).profileId

/** Resolvers of the search in the top bar and of the profile picker. */
export const searchResolvers: Resolvers<MockContext> = {
  Query: {
    search: (_parent, { searchInput, pagination }, context) => {
      requireViewer(context)
      return search(context.store, searchInput, pagination, context.language)
    },
    searchProfiles: (_parent, input, context) => searchProfiles(context.store, viewerId(context), input),
  },
}
