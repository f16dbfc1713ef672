import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { toRecheck, verificationFields } from '@wasla/contract/verification/fields.ts'
import type { RequestContext } from '../../request/context.ts'
import { requireViewer } from '../../domains/session/viewer.ts'

export const verificationResolvers: Resolvers<RequestContext> = {
  Query: {
    myVerifications: (_, __, context) => context.services.verification.mine(requireViewer(context)),
    myIdentityRecheck: async (_, __, context) => toRecheck(await context.services.verification.recheck(requireViewer(context))),
    validatePersonaInquiry: (_, { inquiryId }, context) => context.services.verification.validateInquiry(requireViewer(context), inquiryId),
  },
  Mutation: {
    createPersonaInquiry: (_, __, context) => context.services.verification.createInquiry(requireViewer(context)),
    submitPersonaInquiry: (_, { inquiryId }, context) => context.services.verification.submitInquiry(requireViewer(context), inquiryId),
    createBusinessProfile: (_, { createBusinessProfileInput }, context) =>
      context.services.verification.createBusiness(requireViewer(context), createBusinessProfileInput),
    resubmitBusinessVerification: (_, input, context) => context.services.verification.resubmitBusiness(requireViewer(context), input),
  },
  Verification: verificationFields,
}
