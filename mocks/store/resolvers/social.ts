import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { socialLinkFields } from '@wasla/contract/social/fields.ts'
import { requireViewer, type MockContext } from '../context.ts'
import { visibleId } from '../profiles/visible.ts'
import { completeConnection, connect, removeLink } from '../social/connect.ts'
import { linksOf } from '../social/links.ts'
import { refreshLink } from '../social/refresh.ts'

export const socialResolvers: Resolvers<MockContext> = {
  Query: {
    mySocialLinks: (_parent, _args, context) => linksOf(context.store, requireViewer(context).profileId),
    publicProfileSocialLinks: (_parent, profile, { store }) => linksOf(store, visibleId(store, profile)),
  },
  Mutation: {
    connectSocialAccount: (_parent, { connectSocialAccountInput }, context) =>
      connect(context.store, requireViewer(context), connectSocialAccountInput),
    completeSocialConnection: (_parent, { completeSocialConnectionInput }, context) =>
      completeConnection(context.store, requireViewer(context), completeSocialConnectionInput),
    refreshSocialLink: (_parent, { id }, context) => refreshLink(context.store, requireViewer(context), id),
    removeSocialLink: (_parent, { id }, context) => removeLink(context.store, requireViewer(context), id),
  },
  SocialLink: socialLinkFields,
}
