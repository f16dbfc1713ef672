import type { ColumnType, Selectable } from 'kysely'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { nameFields } from '@wasla/contract/profiles/names.ts'
import type { LocationRecord } from '@wasla/contract/profiles/record.ts'
import type { ProfileState } from '@wasla/contract/profiles/states.ts'
import type { OnboardingStepStatus, ProfileStatus, ProfileType, BusinessType } from '@wasla/contract/profiles/types.ts'
import type { ContactMethod, Gender } from '@wasla/contract/generated/user-types.ts'
import { defineRecord, flag, json, orNull, same } from '../record.ts'
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
  name_in_other_script: ColumnType<string | null, string | null | undefined, string | null>
  user_name: string | null
  /** Lower-case ASCII of user_name, unique over all profiles (D-03). */
  user_name_key: string | null
  user_name_changed_at: Moment | null
  bio: string | null
  picture: string | null
  gender: Gender | null
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
  /** The state of an inactive profile before it became inactive. It returns to that state. */
  previous_state: ColumnType<ProfileState | null, ProfileState | null | undefined, ProfileState | null>
}

/**
 * Former addresses that lead to a profile’s present one (D-03). Old names last until `until`; for former types `until` is null and they
 * last for ever.
 */
export type FormerAddressesTable = {
  id: string
  profile_id: string
  type: ProfileType
  user_name_key: string
  until: Moment | null
  created_at: Moment
}

/** Columns of a profile’s names. */
export const nameColumns = { firstName: same, lastName: same, name: same, nameInOtherScript: same } as const satisfies Record<
  (typeof nameFields)[number],
  typeof same
>
export const profileNames = defineRecord<ProfilesTable>()(nameColumns)
/** Columns with a name of a business. Neither may look like a name of another business of its type (security case 56). */
export const businessNameColumns = ['name', 'name_in_other_script'] as const satisfies readonly (keyof ProfilesTable)[]

/** Columns of the contract’s profile record. The profiles domain groups the contact columns and adds columns of the user. */
export const profileColumns = defineRecord<ProfilesTable>()({
  id: same,
  userId: same,
  type: same,
  status: same,
  onboardingStep: same,
  ...nameColumns,
  userName: same,
  userNameChangedAt: same,
  bio: same,
  picture: same,
  gender: same,
  dateOfBirth: same,
  countryId: same,
  location: orNull(json<LocationRecord>()),
  website: same,
  contactEmail: same,
  contactCountryId: same,
  contactMobile: same,
  contactMethods: json<readonly ContactMethod[]>(),
  isPhoneNumberVisible: flag,
  label: same,
  isActiveMembership: flag,
  isNsfw: orNull(flag),
  createdAt: same,
})

/** Columns of a profile’s record, with columns of its user. */
export type StoredProfile = Pick<Selectable<ProfilesTable>, keyof Parameters<typeof profileColumns.read>[0]> & {
  login_number: string
  user_language: Language | null
}

export type ProfileInterestsTable = { profile_id: string; interest_id: string; position: number }

/**
 * Claimed confusable keys of names: each key belongs to one profile (security case 56). A business claims keys only while it is public or
 * under review.
 */
export type NameClaimsTable = { kind: 'userName' | 'AGENCY' | 'BRAND'; look: string; profile_id: string; user_id: string }

/**
 * Confusable keys of the names of all businesses that are public or under review. If several businesses have the same key, one of them has
 * claimed it.
 */
export type BusinessNameLooksTable = { kind: BusinessType; look: string; profile_id: string; user_id: string }

/** The version of a rule by which its stored results were computed. */
export type RuleVersionsTable = { rule: string; version: number }
