import type { SearchType } from '@wasla/contract/generated/user-types.ts'
import type { RateCardCategory } from '@wasla/contract/showcase/record.ts'
import type { Generated } from 'kysely'
import type { Bit, Moment } from './values.ts'

type PriceColumn = 'price' | `price_${Lowercase<RateCardCategory>}`

/** Who and what may be found, made anew from `search_stale`, which triggers fill; see `0048-search`. Prices in halalas. */
export type SearchEntriesTable = Record<PriceColumn, number> & {
  id: Generated<number>
  /** A profile or a group. */
  subject_id: string
  kind: SearchType
  /** The kind in three signs that no name has. */
  mark: string
  user_name_key: string
  /** Folded, as all names here. */
  name: string
  other_name: string | null
  words: string
  /** Tokens of what lists are filtered by, each between two blanks. */
  facets: string
  has_picture: Bit
  followers: number
  /** How good a match somebody is; of groups nothing. */
  score: number
  /** Hundredths of a percent; 0 where nothing was measured. */
  engagement: number
  /** One bit for each, in the order of the contract. */
  platforms: number
  country_id: string | null
  created_at: Moment
  /** Since when it may be found. */
  listed_at: Moment
}

/** `turn`: those whose names or state changed come first. */
export type SearchStaleTable = { kind: 'profile' | 'group'; subject_id: string; turn: number }

/** `filter` and `seen` are JSON. */
export type SavedPeopleFiltersTable = {
  id: string
  profile_id: string
  name: string
  filter: string
  seen: string
  created_at: Moment
  looked_at: Moment
  look_at: Moment
}
