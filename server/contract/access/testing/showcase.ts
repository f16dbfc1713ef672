import { each, forMembers, openToAll, type UserRow } from './user-rows.ts'

const ofProfile = '(profileId: "none", profileType: BRAND) { id }'
const card = '{ platform: TIKTOK, category: LIVE, serviceName: "", description: "", priceFrom: 1, priceTo: 2 }'
/** Only networkers and agents have prices (D-09). */
const noBusiness = each(
  ['agency', 'agencyUnderReview', 'agencyRejected', 'brand', 'brandUnderReview', 'brandRejected'],
  'UNAUTHORIZED_UPDATING',
)

export const showcaseCalls: readonly UserRow[] = [
  forMembers('query', 'searchBrands(term: "nabt") { name }'),
  forMembers('query', 'myFeaturedPosts { id }'),
  forMembers('query', 'visibleProfileLinks { id }'),
  forMembers('query', 'myProfileLinks { id }'),
  forMembers('query', 'myBrandCollaborations { id }'),
  forMembers('query', 'myRateCards { id }'),
  openToAll('query', `publicProfileLinks${ofProfile}`),
  openToAll('query', `publicProfileFeaturedPosts${ofProfile}`),
  openToAll('query', `publicProfileBrandCollaborations${ofProfile}`),
  openToAll('query', 'publicUserRateCards(filter: { profileId: "none", profileType: AGENT }) { id }'),
  forMembers('mutation', 'createFeaturedPost(createFeaturedPostInput: { platform: TIKTOK, url: "" }) { id }'),
  forMembers('mutation', 'updateFeaturedPost(updateFeaturedPostInput: { id: "none", platform: TIKTOK, url: "" }) { id }'),
  forMembers('mutation', 'deleteFeaturedPost(id: "none") { id }'),
  forMembers('mutation', 'pinFeaturedPost(id: "none", pinned: true) { id }'),
  forMembers('mutation', 'createProfileLink(createProfileLinkInput: { type: blog, url: "" }) { id }'),
  forMembers('mutation', 'updateProfileLink(updateProfileLinkInput: { id: "none" }) { id }'),
  forMembers('mutation', 'deleteProfileLink(id: "none") { id }'),
  forMembers('mutation', 'reorderProfileLinks(ids: ["none"]) { id }'),
  forMembers('mutation', 'createBrandCollaboration(createBrandCollaborationInput: { type: business, brand_name: "" }) { id }'),
  forMembers('mutation', 'updateBrandCollaboration(updateBrandCollaborationInput: { id: "none" }) { id }'),
  forMembers('mutation', 'deleteBrandCollaboration(id: "none") { id }'),
  forMembers('mutation', `createRateCard(createRateCardInput: ${card}) { id }`, noBusiness),
  forMembers('mutation', 'updateRateCard(updateRateCardInput: { id: "none" }) { id }', noBusiness),
  forMembers('mutation', 'deleteRateCard(id: "none") { id }', noBusiness),
]
