import type { Selectable } from 'kysely'
import type { ContactMethod, LocationRecord, ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { Database } from '#database/database.ts'
import type { ProfilesTable } from '#database/tables/profiles.ts'

/** A profile's row with what it shows of its user. */
export type StoredProfile = Omit<Selectable<ProfilesTable>, 'user_name_key' | 'deleted_at' | 'previous_state'> & {
  login_number: string
  user_language: Language | null
}

/** Reads profiles as `StoredProfile`; nothing of the row that no record needs. */
export const selectProfiles = (db: Database) =>
  db.selectFrom('profiles as p').innerJoin('users as u', 'u.id', 'p.user_id').select(profileColumns)

const ownColumns = [
  'p.id',
  'p.user_id',
  'p.type',
  'p.status',
  'p.onboarding_step',
  'p.first_name',
  'p.last_name',
  'p.name',
  'p.user_name',
  'p.user_name_changed_at',
  'p.bio',
  'p.picture',
  'p.gender',
  'p.date_of_birth',
  'p.country_id',
  'p.location',
  'p.website',
  'p.contact_email',
  'p.contact_country_id',
  'p.contact_mobile',
  'p.contact_methods',
  'p.is_phone_number_visible',
  'p.label',
  'p.is_active_membership',
  'p.is_nsfw',
  'p.created_at',
] as const

const profileColumns = [...ownColumns, 'u.mobile_no as login_number', 'u.language as user_language'] as const

/** The same from one table and scalar subqueries; see the look-up of each request, which it is for. */
export const selectProfileAlone = (db: Database) =>
  db
    .selectFrom('profiles as p')
    .select(ownColumns)
    .select((row) => [
      row.selectFrom('users as u').select('u.mobile_no').whereRef('u.id', '=', 'p.user_id').as('login_number'),
      row.selectFrom('users as u').select('u.language').whereRef('u.id', '=', 'p.user_id').as('user_language'),
      row.selectFrom('users as u').select('u.suspended_at').whereRef('u.id', '=', 'p.user_id').as('suspended_at'),
      row.selectFrom('closed_accounts as c').select('c.closed_at').whereRef('c.user_id', '=', 'p.user_id').as('closed_at'),
    ])

const parsed = <T>(json: string): T => JSON.parse(json) as T

/** The contract's record. `language` stands in until the user has chosen one. */
export const toProfileRecord = (row: StoredProfile, language: Language): ProfileRecord => ({
  id: row.id,
  userId: row.user_id,
  type: row.type,
  status: row.status,
  onboardingStep: row.onboarding_step,
  firstName: row.first_name,
  lastName: row.last_name,
  name: row.name,
  userName: row.user_name,
  userNameChangedAt: row.user_name_changed_at,
  bio: row.bio,
  picture: row.picture,
  gender: row.gender,
  dateOfBirth: row.date_of_birth,
  countryId: row.country_id,
  location: row.location === null ? null : parsed<LocationRecord>(row.location),
  website: row.website,
  contact: {
    email: row.contact_email,
    countryId: row.contact_country_id,
    mobileNumber: row.contact_mobile,
    methods: parsed<ContactMethod[]>(row.contact_methods),
  },
  isPhoneNumberVisible: row.is_phone_number_visible === 1,
  label: row.label,
  isActiveMembership: row.is_active_membership === 1,
  isNsfw: row.is_nsfw === null ? null : row.is_nsfw === 1,
  createdAt: row.created_at,
  loginNumber: row.login_number,
  language: row.user_language ?? language,
})
