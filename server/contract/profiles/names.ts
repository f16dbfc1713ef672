import { languages, type Language } from '../platform/language.ts'
import type { ProfileEvent } from './states.ts'
import type { ProfileRecord } from './record.ts'
import { isBusiness, type ProfileStatus } from './types.ts'

/** The fields of a profile's name: first and last name of a person, or the name of a business, and either's name in the other script. */
export const nameFields = ['firstName', 'lastName', 'name', 'nameInOtherScript'] as const
export type NameField = (typeof nameFields)[number]
export type Named = Pick<ProfileRecord, NameField>

/** Returns the main name: first and last name, or the business's name; empty if there is none yet. */
export const mainNameOf = ({ name, firstName, lastName }: Omit<Named, 'nameInOtherScript'>): string =>
  name ?? [firstName, lastName].filter(Boolean).join(' ')

const letters: Readonly<Record<Language, RegExp>> = { en: /\p{Script=Latin}/u, ar: /\p{Script=Arabic}/u }

/** Returns the language whose script a name uses; null if it mixes both scripts or uses neither. */
export function scriptOf(name: string): Language | null {
  const found = languages.filter((language) => letters[language].test(name))
  return found.length === 1 ? (found[0] ?? null) : null
}

/** Returns whether a name can be the second name: all of it is in Latin or in Arabic letters, and the main name uses the other script. */
export const isInOtherScript = (name: string, mainName: string): boolean => {
  const script = scriptOf(name)
  return script !== null && script !== scriptOf(mainName)
}

/** Returns the name for readers of a language: the one in their script if there is one, else the main name. */
export function nameFor(profile: Named, language: Language): string {
  const { nameInOtherScript: other } = profile
  const main = mainNameOf(profile)
  return other !== null && scriptOf(other) === language && scriptOf(main) !== language ? other : main
}

/** Returns every name by which a profile is searched, the main name first. */
export const searchedNamesOf = (profile: Named): string[] => [mainNameOf(profile), profile.nameInOtherScript ?? ''].filter(Boolean)

/** Returns the names that no other business of the type may look like (security case 56). */
export const businessNamesOf = ({
  type,
  name,
  nameInOtherScript,
}: Pick<ProfileRecord, 'type'> & Pick<Named, 'name' | 'nameInOtherScript'>): string[] =>
  isBusiness(type) ? [name, nameInOtherScript].filter((one) => one !== null) : []

/** Returns whether a business of this status claims its names: it is public or under review (Y-19). */
export const claimsNames = (status: ProfileStatus): boolean => status === 'Active' || status === 'AdminVerifying'

/**
 * Returns whether a business is rejected if another business took its name while it was away; `event` brings it back to `status`. A
 * rejected business must choose another name and send its documents again (Y-19). A business under review stays in review, but is not
 * approved under the taken name.
 */
export const losesNames = (event: ProfileEvent, status: ProfileStatus): boolean => event === 'reinstated' && status === 'Active'

/** Returns whether an event is refused with `BUSINESS_NAME_TAKEN` if another business has taken the names since (Y-19). */
export const needsNames = (event: ProfileEvent): boolean => event === 'resubmitted' || event === 'reviewApproved'
