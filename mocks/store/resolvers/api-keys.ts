import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { keys, make, revoke, usage } from '../api-keys/keys.ts'
import { requireViewer, type MockContext } from '../context.ts'

export const apiKeysResolvers: Resolvers<MockContext> = {
  Query: {
    apiKeys: (_parent, _args, context) => keys(context.store, requireViewer(context).profileId),
    apiUsage: (_parent, _args, context) => usage(context.store, requireViewer(context).profileId),
  },
  Mutation: {
    makeApiKey: (_parent, { makeApiKeyInput }, context) => make(context.store, requireViewer(context), makeApiKeyInput),
    revokeApiKey: (_parent, { id }, context) => revoke(context.store, requireViewer(context).profileId, id),
  },
}
