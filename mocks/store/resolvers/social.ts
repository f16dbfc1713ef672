import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { socialLinkFields } from '@wasla/contract/social/fields.ts'
import { requireViewer, type MockContext } from '../context.ts'
import { completeConnection, connect, removeLink } from '../joining/connect.ts'

export const socialResolvers: Resolvers<MockContext> = {
  Query: {
    /** Oldest first. */
    mySocialLinks(_parent, _args, context) {
      const { profileId } = requireViewer(context)
      return context.store.memory.world.socialLinks
        .filter((link) => link.profileId === profileId)
        .toSorted((one, other) => one.connectedAt - other.connectedAt)
    },
  },
  Mutation: {
    connectSocialAccount: (_parent, { connectSocialAccountInput }, context) =>
      connect(context.store, requireViewer(context), connectSocialAccountInput),
    completeSocialConnection: (_parent, { completeSocialConnectionInput }, context) =>
      completeConnection(context.store, requireViewer(context), completeSocialConnectionInput),
    removeSocialLink: (_parent, { id }, context) => removeLink(context.store, requireViewer(context), id),
  },
  SocialLink: socialLinkFields,
}
