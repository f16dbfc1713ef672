import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import type { Moment } from './values.ts'

/** Addresses that lead on to a profile's present one (D-03): old names until a moment, former types for good (`until` null). */
export type FormerAddressesTable = {
  id: string
  profile_id: string
  type: ProfileType
  user_name_key: string
  until: Moment | null
  created_at: Moment
}
