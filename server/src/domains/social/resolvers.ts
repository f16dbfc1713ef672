import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { socialLinkFields } from '@wasla/contract/social/fields.ts'
import type { RequestContext } from '../../graphql/context.ts'
import { requireViewer } from '../../graphql/viewer.ts'

export const socialResolvers: Resolvers<RequestContext> = {
  Query: { mySocialLinks: (_, __, context) => context.services.social.mine(requireViewer(context)) },
  SocialLink: socialLinkFields,
}
