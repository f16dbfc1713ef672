import { each, forMembers, type UserRow } from './user-rows.ts'

const business =
  '{ type: BRAND, name: "", countryId: "SA", email: "", mobileCountryId: "SA", mobileNumber: "", contactMethods: [], socialPlatform: INSTAGRAM, socialUrl: "", documents: [] }'

export const verificationCalls: readonly UserRow[] = [
  forMembers('query', 'myVerifications { id }'),
  forMembers('query', 'myIdentityRecheck { way }'),
  forMembers('query', 'validatePersonaInquiry(inquiryId: "none") { status }'),
  forMembers(
    'mutation',
    'createPersonaInquiry { inquiryId }',
    each(
      ['newcomer', 'connecting', 'waiting', 'agency', 'agencyUnderReview', 'agencyRejected', 'brand', 'brandUnderReview', 'brandRejected'],
      'UNAUTHORIZED_UPDATING',
    ),
  ),
  forMembers('mutation', 'submitPersonaInquiry(inquiryId: "none") { id }'),
  forMembers('mutation', `createBusinessProfile(createBusinessProfileInput: ${business}) { id }`),
  forMembers('mutation', 'resubmitBusinessVerification(profileId: "none", documents: []) { id }'),
]
