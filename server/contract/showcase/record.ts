import type { ProfileType } from '../profiles/types.ts'
import type { Platform } from '../social/record.ts'

/** A post that its owner shows on the profile (D-10); lists begin with the pinned one, then newest first. */
export type FeaturedPostRecord = {
  id: string
  profileId: string
  platform: Platform
  url: string
  html: string | null
  coverPhotoUrl: string | null
  /** What its owner says of it, in one line. Null for a post without words. */
  caption: string | null
  /** The day on which it was posted on its platform, in Riyadh, as its owner says. */
  postedOn: string | null
  createdAt: number
  /** At most one post of a profile. */
  isPinned: boolean
}

export const profileLinkTypes = ['blog', 'social', 'website', 'other'] as const
export type ProfileLinkType = (typeof profileLinkTypes)[number]

/** A link in bio (D-13). */
export type ProfileLinkRecord = {
  id: string
  profileId: string
  type: ProfileLinkType
  url: string
  html: string | null
  coverPhotoUrl: string | null
  isVisible: boolean
  createdAt: number
  /** From 1 in the owner's order; 0 for links that were added since the owner ordered them, or were never ordered. */
  position: number
}

/** Work with a partner (D-14): a business known by its domain or name, or a person known by their profile or user name. */
export type BrandCollaborationRecord = {
  id: string
  profileId: string
  type: 'business' | 'individual'
  brandName: string
  brandIcon: string | null
  brandDomain: string | null
  individualProfileId: string | null
  url: string | null
  html: string | null
  coverPhotoUrl: string | null
  /** Lower-case domain or user name; unique within a profile. */
  duplicateKey: string
  createdAt: number
}

export const rateCardCategories = ['POSTS', 'VIDEOS', 'SHORT_VIDEOS', 'STORIES', 'LIVE'] as const
export type RateCardCategory = (typeof rateCardCategories)[number]

/** A service with its price, in whole halalas (D-16, D-17). */
export type RateCardRecord = {
  id: string
  profileId: string
  platform: Platform
  category: RateCardCategory
  serviceName: string
  description: string
  priceFrom: number
  priceTo: number
  additionalInfoLink: string | null
  termsLink: string | null
  createdAt: number
}

/** A profile with its type: whoever shows or changes something. */
export type Owner = { readonly profileId: string; readonly profileType: ProfileType }

/** A record with the type of its owner's profile, which the API returns beside the id. */
export type OwnedProfileLink = ProfileLinkRecord & { profileType: ProfileType }
export type OwnedRateCard = RateCardRecord & { profileType: ProfileType }
