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

/** What the form holds: every field of every type. `settingsFieldsOf` says which fields a type has (D-01). */
export type ProfileDraft = SettingsDraft

/** Every field of the form, for what is refused at it. */
export const profileFields: FormFields = {
  fields: [...allSettingsFields, 'location.place_id'],
  codes: { USERNAME_ALREADY_EXISTS: 'userName', USERNAME_CANNOT_EDIT: 'userName', URL_INVALID_FORMAT: 'website' },
  at: (path) => path.split('.', 1)[0] ?? path,
}

type OwnProfile = ProfileSettings_ActiveProfileFragment['profile']
/** What a profile of a type must answer for the form to show it. */
type Answer<Type extends ProfileType> = { [Field in SettingsFieldOf<Type>]: SettingsDraft[Field] | null }

const placeOf = (location: OwnProfile['location']): LocationInput | null => {
  if (!location) return null
  const { place_id, city, country, formatted_address, lat, lng } = location
  return { place_id, city, country, formatted_address, lat, lng }
}

/** The stored profile, as the form shows it. */
export function draftOf({ profile }: Pick<ProfileSettings_ActiveProfileFragment, 'profile'>): ProfileDraft {
  const answer: Answer<'INFLUENCER'> | Answer<'BRAND'> = {
    ...profile,
    country_id: profile.country?.id ?? null,
    location: placeOf(profile.location),
  }
  const values: Partial<Record<SettingsField, unknown>> = answer
  return Object.fromEntries(allSettingsFields.map((field) => [field, values[field] ?? blankOf(field)])) as ProfileDraft
}

/** What is sent: the changed fields of the type, or null where none changed. A removable text that was emptied is sent as null. */
export function inputOf(type: ProfileType, stored: ProfileDraft, draft: ProfileDraft): UpdateProfileSettingsInput | null {
  const changed = settingsFieldsOf(type).filter((field) => !isSameSetting(field, stored[field], draft[field]))
  if (changed.length === 0) return null
  return Object.fromEntries(changed.map((field) => [field, isRemovable(field) && draft[field] === '' ? null : draft[field]]))
}

/** The form as the contract's rules read it: a country that was never chosen is null, one that was cleared is refused. */
export const checkable = (stored: ProfileDraft, draft: ProfileDraft) => ({
  ...draft,
  country_id: draft.country_id === '' && stored.country_id === '' ? null : draft.country_id,
})

/** The draft with another country: a place belongs to its country and is removed with it. */
export const inCountry = (draft: Pick<ProfileDraft, 'country_id' | 'location'>, country_id: string) => ({
  country_id,
  location: country_id === draft.country_id ? draft.location : null,
})

export const isPerson = (type: ProfileType) => !isBusiness(type)
