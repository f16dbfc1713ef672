import { searchedNamesOf, type Named } from '../profiles/names.ts'
import { folded } from '../search/folded.ts'
import { groupLimits } from './limits.ts'

/**
 * Returns the folded words of a search term; a match must contain all of them. Returns null for an empty term: then nothing is searched.
 * Returns an empty list, which matches nothing, for a term that has no letters and digits or is longer than `searchTerm` (security case
 * 55).
 */
export function searchedWords(typed: string | null | undefined): readonly string[] | null {
  const text = (typed ?? '').trim()
  if ([...text].length > groupLimits.searchTerm) return []
  return text === '' ? null : folded(text).split(' ').filter(Boolean)
}

/** Returns whether a folded text contains every word, in any order. */
export const holdsWords = (text: string, words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => text.includes(word))

/** Returns whether a member's names and user name together contain all words of a search. */
export const isSearchedMember = (profile: Named & { userName: string | null }, words: readonly string[]): boolean =>
  holdsWords(folded([...searchedNamesOf(profile), profile.userName ?? ''].join(' ')), words)
