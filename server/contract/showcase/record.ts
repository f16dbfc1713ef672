import type { ProfileType } from '../profiles/types.ts'
import type { Platform } from '../social/record.ts'
import type { CollaborationType } from '../generated/user-sdl-types.ts'

/** A post that its owner shows on the profile (D-10). Lists begin with the pinned post; the others follow, newest first. */
export type FeaturedPostRecord = {
  id: string
  profileId: string
  platform: Platform
  url: string
  html: string | null
  coverPhotoUrl: string | null
  /** One line of text by the owner; null if there is none. */
  caption: string | null
  /** Date of the post on its platform, in Riyadh, as the owner stated it. */
  postedOn: string | null
  createdAt: number
  /** Whether the post is pinned; at most one post of a profile is. */
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
  /** The position from 1 in the owner's order. 0 if the link was added since the last ordering, or if the owner never ordered the links. */
  position: number
}

/** Work with a partner (D-14): a business identified by domain or name, or a person by profile or user name. */
export type BrandCollaborationRecord = {
  id: string
  profileId: string
  type: CollaborationType
  brandName: string
  brandIcon: string | null
  brandDomain: string | null
  individualProfileId: string | null
  url: string | null
  html: string | null
  coverPhotoUrl: string | null
  /** The partner's domain, name or user name in lower case. Unique within a profile, so that each partner is listed once. */
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

/** The profile that owns an item or changes one, with its type. */
export type Owner = { readonly profileId: string; readonly profileType: ProfileType }

/** A record with the type of its owner's profile, which the API returns with the id. */
export type OwnedProfileLink = ProfileLinkRecord & { profileType: ProfileType }
export type OwnedRateCard = RateCardRecord & { profileType: ProfileType }
