import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { verificationFields } from '@wasla/contract/verification/fields.ts'
import type { RequestContext } from '../../graphql/context.ts'
import { requireViewer } from '../../graphql/viewer.ts'

export const verificationResolvers: Resolvers<RequestContext> = {
  Query: { myVerifications: (_, __, context) => context.services.verification.mine(requireViewer(context)) },
  Verification: verificationFields,
}
