import type { ProfileType } from '../profiles/types.ts'
import type { Platform } from '../social/record.ts'

/** A post somebody is proud of (D-10); newest first where listed. */
export type FeaturedPostRecord = {
  id: string
  profileId: string
  platform: Platform
  url: string
  html: string | null
  coverPhotoUrl: string | null
  createdAt: number
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
  /** From 1 on where the owner put the links in order; 0 where it was added since, or nothing was put in order yet. */
  position: number
}

/** Who one has worked with (D-14): a business by its domain, a person by profile or typed user name. */
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

/** What a service costs, in whole halalas (D-16, D-17). */
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

/** A record with the type of the profile that shows it, which the wire tells beside its id. */
export type OwnedProfileLink = ProfileLinkRecord & { profileType: ProfileType }
export type OwnedRateCard = RateCardRecord & { profileType: ProfileType }
