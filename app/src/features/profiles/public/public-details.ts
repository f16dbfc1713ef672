import { shownLicence, type ProfileDetails } from '../page/profile-details.ts'
import type { Showcase } from '../page/Overview.tsx'
import type { PublicProfileQuery } from './PublicProfile.generated.ts'

export type PublicProfile = PublicProfileQuery['publicProfile']

/** Returns a public profile as the page shows it. The verified mark means that the profile is verified (D-34). */
export const publicDetails = (profile: PublicProfile): ProfileDetails => ({
  id: profile.id,
  type: profile.type,
  fullName: profile.fullName,
  userName: profile.userName,
  picture: profile.profileImage,
  hasMark: profile.isVerified,
  label: profile.profileLabel,
  bio: profile.bio,
  website: profile.website,
  isNsfw: profile.isNsfw === true,
  licence: profile.licence && shownLicence(profile.licence, profile.socialLinks),
  country: profile.country,
  location: profile.location,
  interests: profile.interests,
  joinedAt: profile.createdAt,
  record: profile.paymentRecord,
})

export const showcaseOf = (profile: PublicProfile): Showcase => ({
  accounts: profile.socialLinks,
  posts: profile.featuredPosts,
  links: profile.links,
  partners: profile.brandCollaborations,
  rates: profile.rateCards,
  record: profile.paymentRecord,
})
