import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { requireViewer, type MockContext } from '../context.ts'
import { begin, check, complete, enterKey, move, orders, remove, shops, signIn } from '../shops/shops.ts'

export const shopsResolvers: Resolvers<MockContext> = {
  Query: {
    shops: (_parent, _args, context) => shops(context.store, requireViewer(context)),
    shopOrders: (_parent, { id, pagination }, context) => orders(context.store, requireViewer(context), id, pagination),
  },
  Mutation: {
    beginShop: (_parent, { kind }, context) => begin(context.store, requireViewer(context), kind),
    signInToShop: (_parent, { input }, context) => signIn(context.store, requireViewer(context), input),
    completeShop: (_parent, { input }, context) => complete(context.store, requireViewer(context), input),
    enterShopKey: (_parent, { input }, context) => enterKey(context.store, requireViewer(context), input),
    moveShop: (_parent, { input }, context) => move(context.store, requireViewer(context), input),
    checkShop: (_parent, { id }, context) => check(context.store, requireViewer(context), id),
    removeShop: (_parent, { id }, context) => remove(context.store, requireViewer(context), id),
  },
}
