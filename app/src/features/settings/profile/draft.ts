import type { Gender, LocationInput, UpdateProfileSettingsInput } from '@wasla/contract/generated/user-types.ts'
import { isBusiness, type ProfileType } from '@wasla/contract/profiles/types.ts'
import type { FormFields } from '#form/form-problems.ts'
import type { ProfileSettings_ActiveProfileFragment } from './ProfileScreen.generated.ts'

/** What the form holds, every field of every type; `draftFields` says which belong to whom (D-01). */
export type ProfileDraft = {
  firstName: string
  lastName: string
  name: string
  userName: string
  bio: string
  gender: Gender | null
  date_of_birth: string | null
  country_id: string
  location: LocationInput | null
  website: string
  isNsfw: boolean
}
export type DraftField = keyof ProfileDraft

const person = ['firstName', 'lastName', 'userName', 'bio', 'gender', 'date_of_birth', 'country_id', 'location'] as const
const business = ['name', 'userName', 'bio', 'website', 'country_id', 'location'] as const

/** The fields of a type, in the order of the form (D-01). */
export const draftFields: Readonly<Record<ProfileType, readonly DraftField[]>> = {
  INFLUENCER: person,
  AGENT: person,
  AGENCY: business,
  BRAND: [...business, 'isNsfw'],
}

/** Every field of the form, for what is refused at it. */
export const profileFields: FormFields = {
  fields: [...person, ...business, 'isNsfw', 'location.place_id'],
  codes: { USERNAME_ALREADY_EXISTS: 'userName', USERNAME_CANNOT_EDIT: 'userName', URL_INVALID_FORMAT: 'website' },
  at: (path) => path.split('.', 1)[0] ?? path,
}

type OwnProfile = ProfileSettings_ActiveProfileFragment['profile']

const placeOf = (location: OwnProfile['location']): LocationInput | null => {
  if (!location) return null
  const { place_id, city, country, formatted_address, lat, lng } = location
  return { place_id, city, country, formatted_address, lat, lng }
}

const blank = { firstName: '', lastName: '', name: '', gender: null, date_of_birth: null, website: '', isNsfw: false }

/** The profile as it stands, as the form shows it. */
export function draftOf({ profile }: Pick<ProfileSettings_ActiveProfileFragment, 'profile'>): ProfileDraft {
  const shared = {
    userName: profile.userName ?? '',
    bio: profile.bio ?? '',
    country_id: profile.country?.id ?? '',
    location: placeOf(profile.location),
  }
  return profile.__typename === 'UserProfile'
    ? {
        ...blank,
        ...shared,
        firstName: profile.firstName ?? '',
        lastName: profile.lastName ?? '',
        gender: profile.gender,
        date_of_birth: profile.date_of_birth,
      }
    : { ...blank, ...shared, name: profile.name, website: profile.website ?? '', isNsfw: profile.isNsfw ?? false }
}

/** Whether two values of a field come to the same for the server, which trims what is typed and knows a place by its id. */
export function isSame(one: ProfileDraft[DraftField], other: ProfileDraft[DraftField]): boolean {
  if (typeof one === 'string' && typeof other === 'string') return one.trim() === other.trim()
  if (typeof one === 'object' && typeof other === 'object') return one?.place_id === other?.place_id
  return one === other
}

/** A blank text of these means that there is none any more; the others cannot be left out. */
const mayBeNone: ReadonlySet<DraftField> = new Set(['userName', 'bio', 'website'])

/** What is sent: of the fields of the type those that changed, and nothing where nothing did. */
export function inputOf(type: ProfileType, saved: ProfileDraft, draft: ProfileDraft): UpdateProfileSettingsInput | null {
  const changed = draftFields[type].filter((field) => !isSame(saved[field], draft[field]))
  if (changed.length === 0) return null
  return Object.fromEntries(changed.map((field) => [field, mayBeNone.has(field) && draft[field] === '' ? null : draft[field]]))
}

/** The form as the contract's rules read it: a country that was never chosen is none, one that was cleared is refused. */
export const checkable = (saved: ProfileDraft, draft: ProfileDraft) => ({
  ...draft,
  country_id: draft.country_id === '' && saved.country_id === '' ? null : draft.country_id,
})

/** Somewhere else in the world is no place of the country any more. */
export const inCountry = (draft: Pick<ProfileDraft, 'country_id' | 'location'>, country_id: string) => ({
  country_id,
  location: country_id === draft.country_id ? draft.location : null,
})

export const isPerson = (type: ProfileType) => !isBusiness(type)
