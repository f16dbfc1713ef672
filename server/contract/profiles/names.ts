import { languages, type Language } from '../platform/language.ts'
import type { ProfileEvent } from './states.ts'
import type { ProfileRecord } from './record.ts'
import { isBusiness, type ProfileStatus } from './types.ts'

/** What the name of a profile is made of: a person's first and last name, or a business's own, and either's name in the other script. */
export const nameFields = ['firstName', 'lastName', 'name', 'nameInOtherScript'] as const
export type NameField = (typeof nameFields)[number]
export type Named = Pick<ProfileRecord, NameField>

/** The main name: first and last name, or the business's own; empty where there is none yet. */
export const mainNameOf = ({ name, firstName, lastName }: Omit<Named, 'nameInOtherScript'>): string =>
  name ?? [firstName, lastName].filter(Boolean).join(' ')

const letters: Readonly<Record<Language, RegExp>> = { en: /\p{Script=Latin}/u, ar: /\p{Script=Arabic}/u }

/** The language whose script a name is written in; null where it mixes both scripts or uses neither. */
export function scriptOf(name: string): Language | null {
  const found = languages.filter((language) => letters[language].test(name))
  return found.length === 1 ? (found[0] ?? null) : null
}

/** Whether a name may stand beside the main name: all of it is in Latin or Arabic letters, and the main name is not. */
export const isInOtherScript = (name: string, mainName: string): boolean => {
  const script = scriptOf(name)
  return script !== null && script !== scriptOf(mainName)
}

/** The name that a reader of a language is shown: the one in their script where there is one, else the main name. */
export function nameFor(profile: Named, language: Language): string {
  const { nameInOtherScript: other } = profile
  const main = mainNameOf(profile)
  return other !== null && scriptOf(other) === language && scriptOf(main) !== language ? other : main
}

/** Every name by which a profile is searched, the main name first. */
export const searchedNamesOf = (profile: Named): string[] => [mainNameOf(profile), profile.nameInOtherScript ?? ''].filter(Boolean)

/** The names that no other business of the type may look like (security case 56). */
export const businessNamesOf = ({
  type,
  name,
  nameInOtherScript,
}: Pick<ProfileRecord, 'type'> & Pick<Named, 'name' | 'nameInOtherScript'>): string[] =>
  isBusiness(type) ? [name, nameInOtherScript].filter((one) => one !== null) : []

/** Whether a business of this status claims its names: one that is shown, and one under review, which is about to be (Y-19). */
export const claimsNames = (status: ProfileStatus): boolean => status === 'Active' || status === 'AdminVerifying'

/**
 * Whether a business that comes back to this status by this event, and whose name another one took meanwhile, is rejected: it takes another
 * name and sends its documents again (Y-19). One that is under review goes on with it, and is not approved under this name.
 */
export const losesNames = (event: ProfileEvent, status: ProfileStatus): boolean => event === 'reinstated' && status === 'Active'

/** Whether an event is refused with `BUSINESS_NAME_TAKEN` if the names of the business are another's meanwhile (Y-19). */
export const needsNames = (event: ProfileEvent): boolean => event === 'resubmitted' || event === 'reviewApproved'
