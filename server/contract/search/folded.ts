import { toAsciiDigits } from '../validation/digits.ts'

/** Letters of other keyboards, and the letters they fold to. Texts that were stored before Y-22 were folded without this table. */
const laterLetters: Readonly<Record<string, string>> = {
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

const apart = /(?<![\p{L}\p{N}])عبد (?=ال)/gu

const silent = /^[\p{M}\u0640]*$/u

/** Returns whether a search ignores a character as part of the letter before it: a vowel sign, a tatweel or a direction mark. */
export const isSilent = (sign: string): boolean => silent.test(toAsciiDigits(sign))

/**
 * Returns a text in its searched form. Ignores capitals, vowel signs, tatweel and the different forms of an Arabic letter. Writes digits of
 * any script in ASCII, and everything that is neither letter nor digit as a space (security fact 9). Joins names with عبد into one word
 * (Y-22).
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
