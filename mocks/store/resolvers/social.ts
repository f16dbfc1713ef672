import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { socialLinkFields } from '@wasla/contract/social/fields.ts'
import { requireViewer, type MockContext } from '../context.ts'

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
  SocialLink: socialLinkFields,
}
