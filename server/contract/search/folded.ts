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
}

/**
 * Text as it is searched: capitals, vowel signs, tatweel and the forms of one Arabic letter do not count, digits of any script are
 * ASCII, and everything that is neither letter nor digit is a space (security fact 9).
 */
export const folded = (text: string): string =>
  toAsciiDigits(text)
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replace(/[أإآٱىئؤةگکی]/g, (letter) => sameLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
