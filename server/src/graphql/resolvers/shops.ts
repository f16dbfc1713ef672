import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import type { RequestContext } from '../../request/context.ts'
import { enforceChangeLimit } from '../../request/rate-limits.ts'
import { requireViewer } from '../../domains/session/viewer.ts'

const of = ({ services }: RequestContext) => services.shops

export const shopsResolvers: Resolvers<RequestContext> = {
  Query: {
    shops: (_, __, context) => of(context).shops(requireViewer(context)),
    shopOrders: (_, { id, pagination }, context) => of(context).orders(requireViewer(context), id, pagination),
  },
  Mutation: {
    async beginShop(_, { kind }, context) {
      await enforceChangeLimit(context)
      return of(context).begin(requireViewer(context), kind)
    },
    async signInToShop(_, { input }, context) {
      await enforceChangeLimit(context)
      return of(context).signIn(requireViewer(context), input)
    },
    async completeShop(_, { input }, context) {
      await enforceChangeLimit(context)
      return of(context).complete(requireViewer(context), input)
    },
    async enterShopKey(_, { input }, context) {
      await enforceChangeLimit(context)
      return of(context).enterKey(requireViewer(context), input)
    },
    async moveShop(_, { input }, context) {
      await enforceChangeLimit(context)
      return of(context).move(requireViewer(context), input)
    },
    async checkShop(_, { id }, context) {
      await enforceChangeLimit(context)
      return of(context).check(requireViewer(context), id)
    },
    async removeShop(_, { id }, context) {
      await enforceChangeLimit(context)
      return of(context).remove(requireViewer(context), id)
    },
  },
}
