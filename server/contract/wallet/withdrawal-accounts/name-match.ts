import { searchedNamesOf, type Named } from '../../profiles/names.ts'
import { folded } from '../../search/folded.ts'

/** Folds a name: ignores case, vowel signs, letter variants, hyphens and spaces. */
const comparable = (name: string) => folded(name).replaceAll(' ', '')

/**
 * Returns whether the name on a bank account is the profile's name, in either script. A different name causes a warning and a flag for the
 * back office, but never a refusal (P-16).
 */
export const isHolder = (nameOnAccount: string, profile: Named): boolean =>
  searchedNamesOf(profile).some((name) => comparable(name) === comparable(nameOnAccount))
