import type { Language } from '../platform/language.ts'
import type { ProfileRecord } from './record.ts'
import { isBusiness } from './types.ts'

/** What the name of a profile is made of: a person's first and last name, or a business's own. */
export const nameFields = ['firstName', 'lastName', 'name'] as const
export type NameField = (typeof nameFields)[number]
export type Named = Pick<ProfileRecord, NameField>

/** The main name: first and last name, or the business's own; empty where there is none yet. */
export const mainNameOf = ({ name, firstName, lastName }: Named): string => name ?? [firstName, lastName].filter(Boolean).join(' ')

/** The name that a reader of a language is shown. */
export const nameFor = (profile: Named, _language: Language): string => mainNameOf(profile)

/** Every name by which a profile is searched, the main name first. */
export const searchedNamesOf = (profile: Named): string[] => [mainNameOf(profile)].filter(Boolean)

/** The names that no other business of the type may look like (security case 56). */
export const businessNamesOf = ({ type, name }: Pick<ProfileRecord, 'type'> & Pick<Named, 'name'>): string[] =>
  isBusiness(type) ? [name].filter((one) => one !== null) : []
