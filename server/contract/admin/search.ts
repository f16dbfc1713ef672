import { folded } from '../search/folded.ts'
import { ownId } from '../validation/identifier.ts'
import { toAsciiDigits } from '../validation/digits.ts'
import { adminLimits } from './limits.ts'

/** Returns a search text as an id in our own form, if it is a UUID in any form (Y-13). */
export const searchedId = (typed: string): string => ownId(typed.trim()).toLowerCase()

/** Returns the digits of a phone number without dialling prefixes. */
const phoneDigits = (word: string) => word.replace(/^(00)?0*/, '')

/**
 * Returns the words of a search, at most five. A result must match all of them. Returns null if there are no words, or if all words are too
 * short to narrow the search. A phone number is one word, even if it was typed in groups of digits.
 */
export function searchWords(typed: string | null | undefined): readonly string[] | null {
  const text = (typed ?? '').trim().slice(0, 100)
  const isNumber = /^[\d\s+().-]+$/.test(toAsciiDigits(text))
  const words = isNumber ? [phoneDigits(toAsciiDigits(text).replace(/\D/g, ''))] : folded(text).split(' ')
  const found = words.filter((word) => word.length > 0).slice(0, 5)
  return found.some((word) => word.length >= adminLimits.searchLetters) ? found : null
}
