import { rateCardTypes } from '../showcase/policy.ts'
import { anyone, members, membersOnly } from './rule.ts'

const withRateCards = membersOnly({ types: rateCardTypes })

export const showcaseAccess = {
  searchBrands: members,
  myFeaturedPosts: members,
  visibleProfileLinks: members,
  myProfileLinks: members,
  myBrandCollaborations: members,
  myRateCards: members,
  publicProfileLinks: anyone,
  publicProfileFeaturedPosts: anyone,
  publicProfileBrandCollaborations: anyone,
  publicUserRateCards: anyone,
  createFeaturedPost: members,
  updateFeaturedPost: members,
  deleteFeaturedPost: members,
  pinFeaturedPost: members,
  createProfileLink: members,
  updateProfileLink: members,
  deleteProfileLink: members,
  reorderProfileLinks: members,
  createBrandCollaboration: members,
  updateBrandCollaboration: members,
  deleteBrandCollaboration: members,
  createRateCard: withRateCards,
  updateRateCard: withRateCards,
  deleteRateCard: withRateCards,
} as const
