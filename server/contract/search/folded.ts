import { toAsciiDigits } from '../validation/digits.ts'

/** Letters of other keyboards and the letters they are typed for, which stored texts did not fold before Y-22. */
export const laterLetters: Readonly<Record<string, string>> = {
  ہ: 'ه',
  ۃ: 'ه',
  ە: 'ه',
  ھ: 'ه',
  ڪ: 'ك',
  ß: 'ss',
  ı: 'i',
}

const sameLetters: Readonly<Record<string, string>> = {
  ...laterLetters,
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

const folding = new RegExp(`[${Object.keys(sameLetters).join('')}]`, 'gu')

/** “عبد الله” is written as one word or as two; in searched texts it is one (Y-22). */
export const nameInTwoWords = { apart: 'عبد ال', joined: 'عبدال' } as const
const apart = /(?<![\p{L}\p{N}])عبد (?=ال)/gu

const silent = /^[\p{M}\u0640]*$/u

/** Whether a sign belongs to the letter before it and counts for nothing: a vowel sign, a tatweel, a mark of direction. */
export const isSilent = (sign: string): boolean => silent.test(toAsciiDigits(sign))

/**
 * Text as it is searched: capitals, vowel signs, tatweel and the forms of one Arabic letter do not count, digits of any script are
 * ASCII, everything that is neither letter nor digit is a space (security fact 9), and names with عبد are one word (Y-22).
 */
export const folded = (text: string): string =>
  toAsciiDigits(text)
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replace(folding, (letter) => sameLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(apart, 'عبد')
    .trim()
