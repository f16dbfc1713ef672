import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { socialLinkFields } from '@wasla/contract/social/fields.ts'
import type { RequestContext } from '../../request/context.ts'
import { requireViewer } from '../../domains/session/viewer.ts'

export const socialResolvers: Resolvers<RequestContext> = {
  Query: {
    mySocialLinks: (_, __, context) => context.services.social.own(requireViewer(context)),
    publicProfileSocialLinks: (_, profile, context) => context.services.social.of(profile),
  },
  Mutation: {
    connectSocialAccount: (_, { connectSocialAccountInput }, context) =>
      context.services.social.connect(requireViewer(context), connectSocialAccountInput, context.language),
    completeSocialConnection: (_, { completeSocialConnectionInput }, context) =>
      context.services.social.complete(requireViewer(context), completeSocialConnectionInput),
    refreshSocialLink: (_, { id }, context) => context.services.social.refresh(requireViewer(context), id),
    removeSocialLink: (_, { id }, context) => context.services.social.remove(requireViewer(context), id),
  },
  SocialLink: socialLinkFields,
}
