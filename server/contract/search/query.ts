import { toAsciiDigits } from '../validation/digits.ts'
import { folded } from './folded.ts'
import { searchLimits } from './limits.ts'

/** A normalized term. */
export type SearchQuery = {
  /** Folded words, all of which a result must contain, in any order. */
  readonly words: readonly string[]
  /** The whole term folded, which is compared with the beginnings of names. */
  readonly prefix: string
  /** The term as a user name: lower case, without a leading @; empty if it cannot be one. */
  readonly handle: string
}

/** Returns the folded words of a text, each once. */
export const wordsOf = (text: string): readonly string[] => [...new Set(folded(text).split(' ').filter(Boolean))]

/** Returns a term as a user name; empty if it cannot be one. */
function handleIn(term: string): string {
  const typed = toAsciiDigits(term).trim().replace(/^@/, '')
  return /^[A-Za-z0-9_]+$/.test(typed) ? typed.toLowerCase() : ''
}

/**
 * Returns a normalized term. Returns null, so that nothing is found, if the folded term has fewer letters and digits than `least` or is
 * longer than any name. Never refuses a term. No character acts as syntax of a query language (security case 55).
 */
export function searchQuery(term: string, least: number = searchLimits.letters): SearchQuery | null {
  // Checks the length before folding, to limit the work. A character has at most two UTF-16 units.
  if (term.length > 2 * searchLimits.longestTerm || [...term].length > searchLimits.longestTerm) return null
  const prefix = folded(term)
  const letters = [...prefix].filter((letter) => letter !== ' ')
  return letters.length < least ? null : { words: wordsOf(term), prefix, handle: handleIn(term) }
}
