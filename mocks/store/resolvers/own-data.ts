import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { openingFields, type OpeningRecord } from '@wasla/contract/own-data/openings.ts'
import { isPublic } from '@wasla/contract/profiles/visibility.ts'
import { requireViewer, type MockContext } from '../context.ts'
import { findProfile } from '../find.ts'
import { contactOpened, contactOpenings, deleteAccount, keepAccount, linkArchive, myData, requestArchive } from '../own-data/own-data.ts'

export const ownDataResolvers: Resolvers<MockContext> = {
  Query: {
    myData: (_parent, _args, context) => myData(context.store, requireViewer(context)),
    myContactOpenings: (_parent, { pagination }, context) => contactOpenings(context.store, requireViewer(context).profileId, pagination),
  },
  Mutation: {
    requestDataArchive: (_parent, _args, context) => requestArchive(context.store, requireViewer(context)),
    linkDataArchive: (_parent, { id }, context) => linkArchive(context.store, requireViewer(context), id),
    deleteMyAccount: (_parent, _args, context) => deleteAccount(context.store, requireViewer(context)),
    keepMyAccount: (_parent, _args, context) => keepAccount(context.store, requireViewer(context)),
    contactOpened(_parent, input, { store, viewer }) {
      contactOpened(store, viewer, input)
      return { success: true }
    },
  },
  ContactOpening: {
    ...openingFields,
    viewer({ viewerId }: OpeningRecord, _args, { store }) {
      const profile = findProfile(store, viewerId)
      return profile && isPublic(profile) ? profile : null
    },
  },
}
