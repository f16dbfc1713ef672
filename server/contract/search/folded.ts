import { toAsciiDigits } from '../validation/digits.ts'

const sameLetters: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  گ: 'ك',
  ک: 'ك',
  ی: 'ي',
  // The form at the end of a word, which depends on what follows: a letter must fold the same wherever it stands.
  ς: 'σ',
}

const silent = /^[\p{M}\u0640]*$/u

/** Whether a sign belongs to the letter before it and counts for nothing: a vowel sign, a tatweel, a mark of direction. */
export const isSilent = (sign: string): boolean => silent.test(toAsciiDigits(sign))

/**
 * Text as it is searched: capitals, vowel signs, tatweel and the forms of one Arabic letter do not count, digits of any script are
 * ASCII, and everything that is neither letter nor digit is a space (security fact 9).
 */
export const folded = (text: string): string =>
  toAsciiDigits(text)
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replace(/[أإآٱىئؤةگکیς]/g, (letter) => sameLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
