import { folded } from '../search/folded.ts'
import { toAsciiDigits } from '../validation/digits.ts'
import { adminLimits } from './limits.ts'

/** A telephone number however it was written: its digits without the prefixes of dialling. */
const phoneDigits = (word: string) => word.replace(/^(00)?0*/, '')

/**
 * The words of a search, each of which must occur; null where nothing was asked for or too little: a single letter finds everybody.
 * What looks like a telephone number, in groups or not, is one word.
 */
export function searchWords(typed: string | null | undefined): readonly string[] | null {
  const text = (typed ?? '').trim().slice(0, 100)
  const isNumber = /^[\d\s+().-]+$/.test(toAsciiDigits(text))
  const words = isNumber ? [phoneDigits(toAsciiDigits(text).replace(/\D/g, ''))] : folded(text).split(' ')
  const found = words.filter((word) => word.length > 0).slice(0, 5)
  return found.some((word) => word.length >= adminLimits.searchLetters) ? found : null
}
