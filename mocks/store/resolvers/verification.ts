import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { toRecheck, verificationFields } from '@wasla/contract/verification/fields.ts'
import { verifiesProfile } from '@wasla/contract/verification/policy.ts'
import { requireViewer, type MockContext } from '../context.ts'
import { createBusiness, resubmitBusiness } from '../verification/business.ts'
import { createInquiry, submitInquiry, validateInquiry } from '../verification/identity.ts'
import { checksOf, recheck } from '../verification/outcomes.ts'

export const verificationResolvers: Resolvers<MockContext> = {
  Query: {
    myVerifications: (_parent, _args, context) => checksOf(context.store, requireViewer(context).profileId).filter(verifiesProfile),
    myIdentityRecheck: (_parent, _args, context) => toRecheck(recheck(context.store, requireViewer(context))),
    validatePersonaInquiry: (_parent, { inquiryId }, context) => validateInquiry(context.store, requireViewer(context), inquiryId),
  },
  Mutation: {
    createPersonaInquiry: (_parent, _args, context) => createInquiry(context.store, requireViewer(context)),
    submitPersonaInquiry: (_parent, { inquiryId }, context) => submitInquiry(context.store, requireViewer(context), inquiryId),
    createBusinessProfile: (_parent, { createBusinessProfileInput }, context) =>
      createBusiness(context.store, requireViewer(context), createBusinessProfileInput),
    resubmitBusinessVerification: (_parent, input, context) => resubmitBusiness(context.store, requireViewer(context), input),
  },
  Verification: verificationFields,
}
