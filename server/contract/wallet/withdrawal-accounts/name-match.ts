import { searchedNamesOf, type Named } from '../../profiles/names.ts'
import { folded } from '../../search/folded.ts'

/** Names are compared without capitals, vowel signs, the forms of one letter, hyphens and spaces. */
const comparable = (name: string) => folded(name).replaceAll(' ', '')

/**
 * Whether the holder of a bank account is called like the profile, in either script. Another name is a warning and a flag for the back
 * office, and never a refusal (P-16).
 */
export const isHolder = (nameOnAccount: string, profile: Named): boolean =>
  searchedNamesOf(profile).some((name) => comparable(name) === comparable(nameOnAccount))
