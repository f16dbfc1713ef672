import type { SearchType } from '@wasla/contract/generated/user-types.ts'
import type { RateCardCategory } from '@wasla/contract/showcase/record.ts'
import type { Generated } from 'kysely'
import type { Bit, Moment } from './values.ts'

type PriceColumn = 'price' | `price_${Lowercase<RateCardCategory>}`

/**
 * Profiles and groups that a search may find. Rebuilt from `search_stale`, which triggers fill; see `first/search.stale.ts` of the migrations. Prices are in halalas.
 */
export type SearchEntriesTable = Record<PriceColumn, number> & {
  id: Generated<number>
  /** Id of a profile or a group. */
  subject_id: string
  kind: SearchType
  /** The kind, written as three signs that no name contains. */
  mark: string
  user_name_key: string
  /** The name, folded like all names in this table. */
  name: string
  other_name: string | null
  words: string
  /** Tokens for the filters of lists, each between two blanks. */
  facets: string
  has_picture: Bit
  followers: number
  /** Quality of a profile as a match; 0 for groups. */
  score: number
  /** Hundredths of a percent; 0 if nothing was measured. */
  engagement: number
  /** One bit per platform, in the order of the contract. */
  platforms: number
  country_id: string | null
  created_at: Moment
  /** Time from which a search can find the profile or group. */
  listed_at: Moment
}

/** Profiles and groups whose search entry must be rebuilt. `turn` puts those with a changed name or state first. */
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
