import type { CollaborationType } from '@wasla/contract/generated/user-types.ts'
import type { Generated } from 'kysely'
import type { Bit, Moment } from './values.ts'

export type FeaturedPostsTable = {
  id: string
  profile_id: string
  platform: string
  url: string
  html: string | null
  cover_photo_url: string | null
  caption: string | null
  /** `YYYY-MM-DD`, a day of Riyadh. */
  posted_on: string | null
  created_at: Moment
  is_pinned: Generated<Bit>
}

export type ProfileLinksTable = {
  id: string
  profile_id: string
  type: string
  url: string
  html: string | null
  cover_photo_url: string | null
  is_visible: Bit
  created_at: Moment
  position: Generated<number>
}

export type BrandCollaborationsTable = {
  id: string
  profile_id: string
  type: CollaborationType
  brand_name: string
  brand_icon: string | null
  brand_domain: string | null
  individual_profile_id: string | null
  url: string | null
  html: string | null
  cover_photo_url: string | null
  duplicate_key: string
  created_at: Moment
}

export type RateCardsTable = {
  id: string
  profile_id: string
  platform: string
  category: string
  service_name: string
  description: string
  price_from: number
  price_to: number
  additional_info_link: string | null
  terms_link: string | null
  created_at: Moment
}
