import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { requireViewer, type MockContext } from '../context.ts'
import { check, make, mine, remove } from '../media-kits/kits.ts'

export const mediaKitsResolvers: Resolvers<MockContext> = {
  Query: {
    myMediaKits: (_parent, _args, context) => mine(context.store, requireViewer(context).profileId),
    publicMediaKit: (_parent, { id }, { store, language }) => check(store, id, language),
  },
  Mutation: {
    makeMediaKit: (_parent, { makeMediaKitInput }, context) => make(context.store, requireViewer(context).profileId, makeMediaKitInput),
    removeMediaKit: (_parent, { id }, context) => remove(context.store, requireViewer(context).profileId, id),
  },
}
