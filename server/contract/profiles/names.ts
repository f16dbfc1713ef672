import { languages, type Language } from '../platform/language.ts'
import type { ProfileEvent } from './states.ts'
import type { ProfileRecord } from './record.ts'
import { isBusiness, type ProfileStatus } from './types.ts'

/**
 * The fields of a profile's names. A person has `firstName` and `lastName`; a business has `name`. `nameInOtherScript` is the same name in
 * the other script.
 */
export const nameFields = ['firstName', 'lastName', 'name', 'nameInOtherScript'] as const
export type NameField = (typeof nameFields)[number]
export type Named = Pick<ProfileRecord, NameField>

/** Returns the main name of a profile: first and last name, or the name of the business. Empty if the profile has no name yet. */
export const mainNameOf = ({ name, firstName, lastName }: Omit<Named, 'nameInOtherScript'>): string =>
  name ?? [firstName, lastName].filter(Boolean).join(' ')

const letters: Readonly<Record<Language, RegExp>> = { en: /\p{Script=Latin}/u, ar: /\p{Script=Arabic}/u }

/** Returns the language in whose script a name is written; null if the name uses both scripts or neither. */
export function scriptOf(name: string): Language | null {
  const found = languages.filter((language) => letters[language].test(name))
  return found.length === 1 ? (found[0] ?? null) : null
}

/**
 * Returns whether a name can be the name in the other script. It must be in Latin or Arabic letters only, and the main name must not be in
 * the same script.
 */
export const isInOtherScript = (name: string, mainName: string): boolean => {
  const script = scriptOf(name)
  return script !== null && script !== scriptOf(mainName)
}

/** Returns a profile's name for readers of a language: the name in the script of that language if there is one, else the main name. */
export function nameFor(profile: Named, language: Language): string {
  const { nameInOtherScript: other } = profile
  const main = mainNameOf(profile)
  return other !== null && scriptOf(other) === language && scriptOf(main) !== language ? other : main
}

/** Returns all names by which a profile can be found, the main name first. */
export const searchedNamesOf = (profile: Named): string[] => [mainNameOf(profile), profile.nameInOtherScript ?? ''].filter(Boolean)

/** Returns the names of a business, which no other business of the same type may imitate (security case 56). Empty for a person. */
export const businessNamesOf = ({
  type,
  name,
  nameInOtherScript,
}: Pick<ProfileRecord, 'type'> & Pick<Named, 'name' | 'nameInOtherScript'>): string[] =>
  isBusiness(type) ? [name, nameInOtherScript].filter((one) => one !== null) : []

/**
 * Returns whether a business of this status claims its names, so that no other business can take them. It does if it is Active or under
 * review (Y-19).
 */
export const claimsNames = (status: ProfileStatus): boolean => status === 'Active' || status === 'AdminVerifying'

/**
 * Returns whether a business becomes Rejected if another business took its name during a suspension. `event` brings the business back to
 * `status`. Only a business that would be Active becomes Rejected: it must choose another name and send its documents again (Y-19). A
 * business under review stays in review, but cannot be approved under the taken name.
 */
export const losesNames = (event: ProfileEvent, status: ProfileStatus): boolean => event === 'reinstated' && status === 'Active'

/**
 * Returns whether an event requires the names of the business to be free. If another business has taken one, the event is refused with
 * `BUSINESS_NAME_TAKEN` (Y-19).
 */
export const needsNames = (event: ProfileEvent): boolean => event === 'resubmitted' || event === 'reviewApproved'
