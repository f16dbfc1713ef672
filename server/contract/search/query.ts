import { toAsciiDigits } from '../validation/digits.ts'
import { folded } from './folded.ts'
import { searchLimits } from './limits.ts'

/** What a typed term comes down to. */
export type SearchQuery = {
  /** Folded words, all of which a result holds, in any order. */
  readonly words: readonly string[]
  /** All of it folded: what names are compared with from their beginning. */
  readonly prefix: string
  /** As a user name: lower case, without the sign before it; empty where it can be none. */
  readonly handle: string
}

/** Folded words of a text, without repetition. */
export const wordsOf = (text: string): readonly string[] => [...new Set(folded(text).split(' ').filter(Boolean))]

/** A term as a user name; empty where it can be none. */
function handleIn(term: string): string {
  const typed = toAsciiDigits(term).trim().replace(/^@/, '')
  return /^[A-Za-z0-9_]+$/.test(typed) ? typed.toLowerCase() : ''
}

/**
 * Reads a term; null where it finds nothing: fewer letters and digits than `least` after folding, or longer than any name. Never refuses,
 * and nothing in it is a sign of a query language (security case 55).
 */
export function searchQuery(term: string, least: number = searchLimits.letters): SearchQuery | null {
  // Cut before anything is made of it: characters are no fewer than half the units.
  if (term.length > 2 * searchLimits.longestTerm || [...term].length > searchLimits.longestTerm) return null
  const prefix = folded(term)
  const letters = [...prefix].filter((letter) => letter !== ' ')
  return letters.length < least ? null : { words: wordsOf(term), prefix, handle: handleIn(term) }
}
