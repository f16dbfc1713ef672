import type { LocationInput, UpdateProfileSettingsInput } from '@wasla/contract/generated/user-types.ts'
import {
  allSettingsFields,
  blankOf,
  isRemovable,
  isSameSetting,
  settingsFieldsOf,
  type SettingsDraft,
  type SettingsField,
  type SettingsFieldOf,
} from '@wasla/contract/profiles/settings-fields.ts'
import { isBusiness, type ProfileType } from '@wasla/contract/profiles/types.ts'
import type { FormFields } from '#form/form-problems.ts'
import type { ProfileSettings_ActiveProfileFragment } from './ProfileScreen.generated.ts'

/** Values of the form, with the fields of all types of profile. `settingsFieldsOf` returns the fields of one type (D-01). */
export type ProfileDraft = SettingsDraft

/** Field names of the form, and the field at which each of the server's codes is shown. */
export const profileFields: FormFields = {
  fields: [...allSettingsFields, 'location.place_id'],
  codes: { USERNAME_ALREADY_EXISTS: 'userName', USERNAME_CANNOT_EDIT: 'userName', URL_INVALID_FORMAT: 'website' },
  at: (path) => path.split('.', 1)[0] ?? path,
}

type OwnProfile = ProfileSettings_ActiveProfileFragment['profile']
/** The values of the form that the server returns for a type of profile. */
type Answer<Type extends ProfileType> = { [Field in SettingsFieldOf<Type>]: SettingsDraft[Field] | null }

const placeOf = (location: OwnProfile['location']): LocationInput | null => {
  if (!location) return null
  const { place_id, city, country, formatted_address, lat, lng } = location
  return { place_id, city, country, formatted_address, lat, lng }
}

/** Returns the form values of the stored profile. */
export function draftOf({ profile }: Pick<ProfileSettings_ActiveProfileFragment, 'profile'>): ProfileDraft {
  const answer: Answer<'INFLUENCER'> | Answer<'BRAND'> = {
    ...profile,
    country_id: profile.country?.id ?? null,
    location: placeOf(profile.location),
  }
  const values: Partial<Record<SettingsField, unknown>> = answer
  return Object.fromEntries(allSettingsFields.map((field) => [field, values[field] ?? blankOf(field)])) as ProfileDraft
}

/** Returns the changed fields of the type; null if none changed. If an optional text was emptied, its value is null. */
export function inputOf(type: ProfileType, stored: ProfileDraft, draft: ProfileDraft): UpdateProfileSettingsInput | null {
  const changed = settingsFieldsOf(type).filter((field) => !isSameSetting(field, stored[field], draft[field]))
  if (changed.length === 0) return null
  return Object.fromEntries(changed.map((field) => [field, isRemovable(field) && draft[field] === '' ? null : draft[field]]))
}

/**
 * Returns the draft in the shape that the contract's rules check. A country that was never chosen becomes null. One that was cleared stays
 * an empty text, which the rules refuse.
 */
export const checkable = (stored: ProfileDraft, draft: ProfileDraft) => ({
  ...draft,
  country_id: draft.country_id === '' && stored.country_id === '' ? null : draft.country_id,
})

/**
 * Returns the draft's change to another country. If the country differs, the place is removed, because the place is in the previous
 * country.
 */
export const inCountry = (draft: Pick<ProfileDraft, 'country_id' | 'location'>, country_id: string) => ({
  country_id,
  location: country_id === draft.country_id ? draft.location : null,
})

export const isPerson = (type: ProfileType) => !isBusiness(type)
