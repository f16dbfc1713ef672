import * as z from 'zod/mini'
import { camelCase } from '../common/case.ts'
import { countryIdRule } from '../reference/rules.ts'
import { birthdayRules, personName } from './person-rules.ts'
import { locationFrom, locationRules, placeFrom } from '../reference/location.ts'
import { invalidInput } from '../errors/problem.ts'
import { changed } from '../common/change.ts'
import { rule } from '../validation/check.ts'
import { atMost } from '../validation/graphemes.ts'
import { acceptLinks, orNone } from '../validation/links.ts'
import { plainText } from '../validation/plain-text.ts'
import { webAddress } from '../validation/web-address.ts'
import { displayNameRules, optionalDisplayName } from '../validation/display-name.ts'
import { profileLimits } from './limits.ts'
import { isInOtherScript, mainNameOf } from './names.ts'
import {
  allSettingsFields,
  isRemovable,
  isSameSetting,
  noneOf,
  settingsFieldsOf,
  type ProfileSettings,
  type SettingsField,
} from './settings-fields.ts'
import { genders, type ProfileType } from './types.ts'
import { optionalUserName } from './user-name-rules.ts'

const bio = z.pipe(
  z.nullish(
    z.pipe(
      z.string().check(z.maxLength(8192, rule('tooLong'))),
      z.pipe(z.transform(plainText), z.string().check(atMost(profileLimits.bio))),
    ),
  ),
  z.transform((text) => text || null),
)

/** Returns the rule of every setting (D-01, C-03). Ages are computed at `now`. */
const rulesAt = (now: number) =>
  ({
    firstName: personName,
    lastName: personName,
    name: displayNameRules(profileLimits.workName),
    nameInOtherScript: optionalDisplayName(profileLimits.nameInOtherScript),
    userName: optionalUserName,
    bio,
    website: orNone(webAddress, 'url'),
    gender: z.enum(genders, rule('required')),
    date_of_birth: z.nullish(birthdayRules(now)),
    country_id: z.nullish(countryIdRule),
    location: z.nullish(locationRules),
    isNsfw: z.boolean(),
  }) satisfies Record<SettingsField, z.ZodMiniType>

type Accepted = { [Field in SettingsField]?: z.output<ReturnType<typeof rulesAt>[Field]> }

const inOtherScript = z.check<Accepted>((ctx) => {
  const { nameInOtherScript, name, firstName, lastName } = ctx.value
  const mainName = mainNameOf({ name: name ?? null, firstName: firstName ?? null, lastName: lastName ?? null })
  if (nameInOtherScript && !isInOtherScript(nameInOtherScript, mainName))
    ctx.issues.push({ code: 'custom', message: 'otherScript', path: ['nameInOtherScript'], input: nameInOtherScript })
})

/** Returns the rules for the settings of a profile type (D-01). */
export function profileSettingsRules(type: ProfileType, now: number): z.ZodMiniType<Accepted> {
  const rules = rulesAt(now)
  return z.object(Object.fromEntries(settingsFieldsOf(type).map((field) => [field, rules[field]]))).check(inOtherScript)
}

/** Returns stored settings in the form of the mutation's input. A field without a value gets the value of `noneOf`. */
const wireOf = (stored: ProfileSettings, fields: readonly SettingsField[]) =>
  Object.fromEntries(fields.map((field) => [field, wireValue(field, stored[camelCase(field)])]))

function wireValue(field: SettingsField, value: ProfileSettings[keyof ProfileSettings]) {
  if (value === null) return noneOf(field)
  return typeof value === 'object' ? locationFrom(value) : value
}

/** Throws if the change would remove the user name, because links to the page must keep working (D-03). */
function requireUserName(stored: ProfileSettings, given: { userName?: string | null }): void {
  if (stored.userName !== null && given.userName !== undefined && (given.userName ?? '').trim() === '')
    throw invalidInput([{ path: 'userName', rule: 'required' }])
}

/**
 * Returns the settings of a profile after the change `given`. Missing fields keep their value, null removes an optional value, and fields
 * that the type does not have are ignored (D-01). Throws `DTO_VALIDATION_ERROR` with all wrong fields, or `URL_INVALID_FORMAT` if only the
 * website is wrong.
 */
export function settingsFrom(
  stored: ProfileSettings & { type: ProfileType },
  given: { userName?: string | null },
  now: number,
): ProfileSettings {
  requireUserName(stored, given)
  const fields = settingsFieldsOf(stored.type)
  const accepted = acceptLinks(profileSettingsRules(stored.type, now), changed(wireOf(stored, fields), given, fields.filter(isRemovable)))
  const values = { ...accepted, location: accepted.location ? placeFrom(accepted.location) : null }
  const settings = settingsOf({
    ...stored,
    ...Object.fromEntries(fields.map((field) => [camelCase(field), values[field] ?? null])),
  })
  // The same place keeps its stored name, because the place service may return the name in another language.
  const isSamePlace = settings.location?.placeId === stored.location?.placeId
  return isSamePlace ? { ...settings, location: stored.location } : settings
}

/** Returns only the settings from a record with more fields. */
const settingsOf = (record: ProfileSettings): ProfileSettings =>
  Object.fromEntries(allSettingsFields.map((field) => [camelCase(field), record[camelCase(field)]])) as ProfileSettings

/** Returns whether two records have the same settings. The spelling of the website does not matter. */
export function sameSettings(one: ProfileSettings, other: ProfileSettings): boolean {
  const [first, second] = [wireOf(one, allSettingsFields), wireOf(other, allSettingsFields)]
  return allSettingsFields.every((field) => isSameSetting(field, first[field] ?? null, second[field] ?? null))
}
