import type { CamelCase } from '../common/case.ts'
import type { UpdateProfileSettingsInput } from '../generated/user-sdl-types.ts'
import type { StoredLocation } from '../reference/location.ts'
import { webAddress } from '../validation/web-address.ts'
import { businessTypes, individualTypes, profileTypes, type ProfileType } from './types.ts'

/** Name of a settings field in the API. */
export type SettingsField = keyof UpdateProfileSettingsInput

/**
 * Kind of a settings field. `text`: typed words. `address`: a typed web address, which can be spelled in several ways. `country`: empty in
 * a form until a country is chosen. `choice`: one of several options, or a day. `flag`: yes or no. `place`: a place with an id, whose name
 * is in the reader's language.
 */
type Kind = 'text' | 'address' | 'country' | 'choice' | 'flag' | 'place'
type Definition = {
  kind: Kind
  /** Profile types that have the field. */
  of: readonly ProfileType[]
  /** Whether null removes the value. For a field without `isRemovable`, null keeps the value. */
  isRemovable?: true
}

/**
 * All settings of a profile (D-01), in the order of the form. Four things derive from this table: the type of stored settings, the type of
 * the form's draft, the check for changes, and the input of the mutation. `settings.ts` has the rule for each setting. This file does not
 * import zod, so that a form can use it before zod is loaded.
 */
const settingsFields = {
  firstName: { kind: 'text', of: individualTypes },
  lastName: { kind: 'text', of: individualTypes },
  name: { kind: 'text', of: businessTypes },
  nameInOtherScript: { kind: 'text', of: profileTypes, isRemovable: true },
  userName: { kind: 'text', of: profileTypes, isRemovable: true },
  bio: { kind: 'text', of: profileTypes, isRemovable: true },
  website: { kind: 'address', of: businessTypes, isRemovable: true },
  gender: { kind: 'choice', of: individualTypes },
  date_of_birth: { kind: 'choice', of: individualTypes },
  country_id: { kind: 'country', of: profileTypes },
  location: { kind: 'place', of: profileTypes, isRemovable: true },
  isNsfw: { kind: 'flag', of: ['BRAND'] },
} as const satisfies Record<SettingsField, Definition>

type Definitions = typeof settingsFields
type KindOf<Field extends SettingsField> = Definitions[Field]['kind']

/** Names of the fields that a profile type has. */
export type SettingsFieldOf<Type extends ProfileType> = {
  [Field in SettingsField]: Type extends Definitions[Field]['of'][number] ? Field : never
}[SettingsField]

/** Type of a setting's value in a form and in the input of the mutation. */
type SettingsValue<Field extends SettingsField> =
  KindOf<Field> extends 'text' | 'address' | 'country'
    ? string
    : KindOf<Field> extends 'flag'
      ? boolean
      : NonNullable<UpdateProfileSettingsInput[Field]> | null
export type SettingsDraft = { [Field in SettingsField]: SettingsValue<Field> }

/**
 * The stored settings, which `updateProfileSettings` can change. A setting is null if it has no value, or if the profile type does not have
 * it.
 */
export type ProfileSettings = {
  [Field in SettingsField as CamelCase<Field>]:
    | (Field extends 'location' ? StoredLocation : NonNullable<UpdateProfileSettingsInput[Field]>)
    | null
}

const definitions: Readonly<Record<SettingsField, Definition>> = settingsFields
export const allSettingsFields = Object.keys(settingsFields) as readonly SettingsField[]

export const settingsFieldsOf = (type: ProfileType): readonly SettingsField[] =>
  allSettingsFields.filter((field) => definitions[field].of.includes(type))

export const isRemovable = (field: SettingsField) => definitions[field].isRemovable === true

const blanks = { text: '', address: '', country: '', choice: null, flag: false, place: null } as const satisfies Record<Kind, unknown>

/** Returns the value that a form shows for a field without a value. */
export const blankOf = (field: SettingsField): (typeof blanks)[Kind] => blanks[definitions[field].kind]

/** Returns the value that is sent and checked for a field without a value. */
export const noneOf = (field: SettingsField) => (isRemovable(field) || definitions[field].kind === 'country' ? null : blankOf(field))

type Comparable = string | boolean | { place_id: string } | null

/**
 * Returns whether two values of a field are the same for the server. Spaces around text and the spelling of a web address do not matter.
 */
export function isSameSetting(field: SettingsField, one: Comparable, other: Comparable): boolean {
  if (typeof one === 'string' && typeof other === 'string') {
    const [first, second] = [one.trim(), other.trim()]
    return (
      first === second || (definitions[field].kind === 'address' && webAddress(first) !== null && webAddress(first) === webAddress(second))
    )
  }
  if (typeof one === 'object' && typeof other === 'object') return one?.place_id === other?.place_id
  return one === other
}
