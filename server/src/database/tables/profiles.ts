import type { ProfileState } from '@wasla/contract/profiles/states.ts'
import type { OnboardingStepStatus, ProfileStatus, ProfileType } from '@wasla/contract/profiles/types.ts'
import type { ColumnType } from 'kysely'
import type { Bit, Moment } from './values.ts'

export type ProfilesTable = {
  id: string
  user_id: string
  type: ProfileType
  status: ProfileStatus
  onboarding_step: OnboardingStepStatus | null
  first_name: string | null
  last_name: string | null
  name: string | null
  user_name: string | null
  /** Lower-case ASCII of user_name, unique over all profiles (D-03). */
  user_name_key: string | null
  user_name_changed_at: Moment | null
  bio: string | null
  picture: string | null
  gender: 'male' | 'female' | null
  date_of_birth: string | null
  country_id: string | null
  /** JSON of LocationRecord. */
  location: string | null
  website: string | null
  contact_email: string | null
  contact_country_id: string | null
  contact_mobile: string | null
  /** JSON list of contact methods. */
  contact_methods: string
  is_phone_number_visible: Bit
  label: string | null
  is_active_membership: Bit
  is_nsfw: Bit | null
  created_at: Moment
  deleted_at: Moment | null
  /** Where an inactive profile stood before, to be reinstated there. */
  previous_state: ColumnType<ProfileState | null, ProfileState | null | undefined, ProfileState | null>
}

export type ProfileInterestsTable = { profile_id: string; interest_id: string; position: number }

/** What names look like, each look one profile's (security case 56); of businesses, of those that are shown. */
export type NameClaimsTable = { kind: 'userName' | 'AGENCY' | 'BRAND'; look: string; profile_id: string; user_id: string }

/** Addresses that lead on to a profile's present one (D-03): old names until a moment, former types for good (`until` null). */
export type FormerAddressesTable = {
  id: string
  profile_id: string
  type: ProfileType
  user_name_key: string
  until: Moment | null
  created_at: Moment
}
