import * as z from 'zod/mini'
import { personName, birthdayRules, knownCountry } from '../onboarding/rules.ts'
import { locationRules, placeFrom } from '../reference/location.ts'
import { invalidInput } from '../errors/problem.ts'
import { changed } from '../showcase/rules.ts'
import { rule } from '../validation/check.ts'
import { acceptLinks, orNone } from '../validation/links.ts'
import { plainText } from '../validation/plain-text.ts'
import { webAddress } from '../validation/web-address.ts'
import { verificationLimits } from '../verification/limits.ts'
import { displayNameRules } from './display-name.ts'
import { profileLimits } from './limits.ts'
import type { LocationRecord, ProfileRecord } from './record.ts'
import { isBusiness, type ProfileType } from './types.ts'
import { optionalUserName } from './user-name-rules.ts'

const bio = z.pipe(
  z.nullish(
    z.pipe(
      z.string().check(z.maxLength(8192, rule('tooLong'))),
      z.pipe(z.transform(plainText), z.string().check(z.maxLength(profileLimits.bio, rule('tooLong')))),
    ),
  ),
  z.transform((text) => text || null),
)
const shared = { userName: optionalUserName, bio, country_id: z.nullish(knownCountry), location: z.nullish(locationRules) }

/** `updateProfileSettings` of a networker or an agent at the moment `now` (D-01, C-03). */
const personRules = (now: number) =>
  z.object({
    firstName: personName,
    lastName: personName,
    gender: z.enum(['male', 'female'], rule('required')),
    date_of_birth: z.nullish(birthdayRules(now)),
    ...shared,
  })

/** `updateProfileSettings` of an agency (D-01); a brand says besides whether its products are for adults (D-29). */
const agencyRules = z.object({
  name: displayNameRules(verificationLimits.workName),
  website: orNone(webAddress, 'url'),
  ...shared,
})
const brandRules = z.extend(agencyRules, { isNsfw: z.boolean() })

/** What a form of a type's settings is checked by (D-01). */
export const profileSettingsRules = (type: ProfileType, now: number) =>
  isBusiness(type) ? (type === 'BRAND' ? brandRules : agencyRules) : personRules(now)

/** What `updateProfileSettings` may change. */
export type ProfileSettings = Pick<
  ProfileRecord,
  'firstName' | 'lastName' | 'name' | 'userName' | 'bio' | 'gender' | 'dateOfBirth' | 'countryId' | 'website' | 'isNsfw'
> & { location: Omit<LocationRecord, 'id'> | null }

type Stood = ProfileSettings & Pick<ProfileRecord, 'type'>

const wireOf = (stood: Stood) => ({
  firstName: stood.firstName ?? '',
  lastName: stood.lastName ?? '',
  name: stood.name ?? '',
  userName: stood.userName,
  bio: stood.bio,
  gender: stood.gender,
  date_of_birth: stood.dateOfBirth,
  country_id: stood.countryId,
  website: stood.website,
  isNsfw: stood.isNsfw ?? false,
  location: stood.location && {
    place_id: stood.location.placeId,
    city: stood.location.city,
    country: stood.location.country,
    formatted_address: stood.location.formattedAddress,
    lat: stood.location.lat,
    lng: stood.location.lng,
  },
})

/** A name that was chosen is changed, never given back: links to it must lead somewhere (D-03). */
function requireName(stood: Stood, given: { userName?: string | null }): void {
  if (stood.userName !== null && given.userName !== undefined && (given.userName ?? '').trim() === '')
    throw invalidInput([{ path: 'userName', rule: 'required' }])
}

/** A place is named in its reader's language: the same one may come back in other words. */
const isSamePlace = (one: ProfileSettings['location'], other: ProfileSettings['location']) => one?.placeId === other?.placeId

/**
 * The settings of a profile once `given` was changed: what was not given stays, null takes away what one may do without, and what does
 * not belong to the type is not looked at (D-01). Throws `DTO_VALIDATION_ERROR` with every field, for a website alone
 * `URL_INVALID_FORMAT`.
 */
export function settingsFrom(stood: Stood, given: { userName?: string | null }, now: number): ProfileSettings {
  requireName(stood, given)
  const wanted = acceptLinks(profileSettingsRules(stood.type, now), changed(wireOf(stood), given, ['bio', 'website', 'location']))
  const place = wanted.location ? placeFrom(wanted.location) : null
  return {
    firstName: 'firstName' in wanted ? wanted.firstName : stood.firstName,
    lastName: 'lastName' in wanted ? wanted.lastName : stood.lastName,
    name: 'name' in wanted ? wanted.name : stood.name,
    userName: wanted.userName ?? null,
    bio: wanted.bio,
    gender: 'gender' in wanted ? wanted.gender : stood.gender,
    dateOfBirth: 'date_of_birth' in wanted ? (wanted.date_of_birth ?? null) : stood.dateOfBirth,
    countryId: wanted.country_id ?? null,
    website: 'website' in wanted ? (wanted.website ?? null) : stood.website,
    isNsfw: 'isNsfw' in wanted ? wanted.isNsfw === true : stood.isNsfw,
    location: place && isSamePlace(stood.location, place) ? stood.location : place,
  }
}

const names = ['firstName', 'lastName', 'name', 'userName', 'bio', 'gender', 'dateOfBirth', 'countryId', 'isNsfw'] as const

/** Whether settings are what they were, in whatever form a website was written down. */
export const sameSettings = (one: ProfileSettings, other: ProfileSettings) =>
  names.every((name) => one[name] === other[name]) &&
  webAddress(one.website ?? '') === webAddress(other.website ?? '') &&
  isSamePlace(one.location, other.location)
