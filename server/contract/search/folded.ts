import { toAsciiDigits } from '../validation/digits.ts'

/** Letters of other keyboards, and the letters they stand for. Texts stored before Y-22 had not been folded by these. */
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
  // ς is σ at the end of a word. A letter must fold to the same in every position.
  ς: 'σ',
}

const folding = new RegExp(`[${Object.keys(sameLetters).join('')}]`, 'gu')

/** “عبد الله” is written as one word or as two; searched texts have it as one (Y-22). */
export const nameInTwoWords = { apart: 'عبد ال', joined: 'عبدال' } as const
const apart = /(?<![\p{L}\p{N}])عبد (?=ال)/gu

const silent = /^[\p{M}\u0640]*$/u

/** Returns whether a character belongs to the letter before it and does not count: a vowel sign, a tatweel, a direction mark. */
export const isSilent = (sign: string): boolean => silent.test(toAsciiDigits(sign))

/**
 * Returns text as it is searched: capitals, vowel signs, tatweel and the forms of one Arabic letter do not count; digits of any script are
 * ASCII; everything that is neither letter nor digit is a space (security fact 9); names with عبد are one word (Y-22).
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
