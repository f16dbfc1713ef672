import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { socialLinkFields } from '@wasla/contract/social/fields.ts'
import { requireViewer, type MockContext } from '../context.ts'
import { refreshLink } from '../insights/refresh.ts'
import { completeConnection, connect, removeLink } from '../joining/connect.ts'
import type { Store } from '../memory.ts'
import { visibleId } from '../showcase/shown.ts'

/** Oldest first. */
const linksOf = ({ memory }: Store, profileId: string) =>
  memory.world.socialLinks
    .filter((link) => link.profileId === profileId)
    .toSorted((one, other) => one.connectedAt - other.connectedAt || (one.id < other.id ? -1 : 1))

export const socialResolvers: Resolvers<MockContext> = {
  Query: {
    mySocialLinks: (_parent, _args, context) => linksOf(context.store, requireViewer(context).profileId),
    publicProfileSocialLinks: (_parent, asked, { store }) => linksOf(store, visibleId(store, asked)),
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
