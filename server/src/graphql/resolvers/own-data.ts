import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { openingFields, type OpeningRecord } from '@wasla/contract/own-data/openings.ts'
import { isPublic } from '@wasla/contract/profiles/visibility.ts'
import type { RequestContext } from '../../request/context.ts'
import { enforceChangeLimit, enforceRateLimit } from '../../request/rate-limits.ts'
import { requireViewer } from '../../domains/session/viewer.ts'

const of = ({ services }: RequestContext) => services.ownData

export const ownDataResolvers: Resolvers<RequestContext> = {
  Query: {
    myData: (_, __, context) => of(context).myData(requireViewer(context)),
    myContactOpenings: (_, { pagination }, context) => of(context).openings(requireViewer(context), pagination),
  },
  Mutation: {
    async requestDataArchive(_, __, context) {
      await enforceChangeLimit(context)
      return of(context).requestArchive(requireViewer(context))
    },
    async linkDataArchive(_, { id }, context) {
      await enforceChangeLimit(context)
      return of(context).linkArchive(requireViewer(context), id)
    },
    async deleteMyAccount(_, __, context) {
      await enforceChangeLimit(context)
      return of(context).requestDeletion(requireViewer(context))
    },
    async keepMyAccount(_, __, context) {
      await enforceChangeLimit(context)
      return of(context).keepAccount(requireViewer(context))
    },
    async contactOpened(_, input, context) {
      // Somebody who is not signed in counts for their address alone.
      const { viewer, traffic, address } = context
      await enforceRateLimit(traffic.change(viewer?.profileId ?? `address:${address}`, address))
      await of(context).noteOpening(viewer, input)
      return { success: true }
    },
  },
  ContactOpening: {
    ...openingFields,
    async viewer({ viewerId }: OpeningRecord, _, { loaders }) {
      const profile = await loaders.profile.load(viewerId)
      return profile && isPublic(profile) ? profile : null
    },
  },
}
