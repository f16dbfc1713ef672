import { searchedNamesOf, type Named } from '../profiles/names.ts'
import { folded } from '../search/folded.ts'
import { groupLimits } from './limits.ts'

/**
 * The folded words of a term, all of which are looked for; null where nothing is searched, none where nothing is found: where it holds no
 * letter or digit, or is longer than any name (security case 55).
 */
export function searchedWords(typed: string | null | undefined): readonly string[] | null {
  const text = (typed ?? '').trim()
  if ([...text].length > groupLimits.searchTerm) return []
  return text === '' ? null : folded(text).split(' ').filter(Boolean)
}

/** Whether a folded text holds every word, in any order. */
export const holdsWords = (text: string, words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => text.includes(word))

/** Whether a member is among those that are searched for, by any of their names or their user name. */
export const isSearchedMember = (profile: Named & { userName: string | null }, words: readonly string[]): boolean =>
  holdsWords(folded([...searchedNamesOf(profile), profile.userName ?? ''].join(' ')), words)
