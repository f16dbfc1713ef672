import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { listedProfile } from '@wasla/contract/profiles/public-fields.ts'
import { tillOrderFields } from '@wasla/contract/tills/fields.ts'
import { requireViewer, type MockContext } from '../context.ts'
import { findProfile } from '../find.ts'
import { change, make, orders, renewPin, revoke, tills } from '../tills/tills.ts'

export const tillsResolvers: Resolvers<MockContext> = {
  Query: {
    programTills: (_parent, { programId }, context) => tills(context.store, requireViewer(context).profileId, programId),
    tillOrders: (_parent, search, context) => orders(context.store, requireViewer(context).profileId, search),
  },
  Mutation: {
    makeTill: (_parent, { input }, context) => make(context.store, requireViewer(context).profileId, input),
    changeTill: (_parent, { input }, context) => change(context.store, requireViewer(context).profileId, input),
    renewTillPin: (_parent, named, context) => renewPin(context.store, requireViewer(context).profileId, named),
    revokeTill: (_parent, named, context) => revoke(context.store, requireViewer(context).profileId, named),
  },
  TillOrder: {
    ...tillOrderFields,
    participant: ({ profileId }, _args, { store }) => {
      const profile = findProfile(store, profileId)
      return profile ? listedProfile(profile) : null
    },
  },
}
