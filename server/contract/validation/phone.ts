import { toAsciiDigits } from './digits.ts'

/** The facts about a country that are needed to read its numbers. */
export type PhoneCountry = {
  readonly phoneCode: string
  /** The shortest and the longest mobile number, in digits. */
  readonly phoneNumberLengths: { readonly least: number; readonly most: number }
  /** Whether national numbers begin with a zero that is part of the number. */
  readonly beginsWithZero: boolean
}

/** Characters that people put between digits. */
const separators = /[\s().\-/\u2010-\u2015\u2212]/g

/** Drops one leading zero, the trunk prefix of national calls (Y-18), except in countries whose numbers begin with a zero of their own. */
const withoutZero = (digits: string, { beginsWithZero }: PhoneCountry) => (beginsWithZero ? digits : digits.replace(/^0/, ''))

const isNational = (digits: string, { phoneNumberLengths: { least, most }, beginsWithZero }: PhoneCountry) =>
  digits.length >= least && digits.length <= most && (beginsWithZero || !digits.startsWith('0')) && !/^0+$/.test(digits)

/**
 * Returns the digits of a typed national number. Accepts both digit scripts, spaces, dashes, direction marks, the country's own prefix
 * (`+966`, `00966`, `966` before a whole number) and one trunk zero (B-12). Returns null if the text contains other characters or is no
 * number of the country.
 */
function nationalDigits(typed: string, country: PhoneCountry): string | null {
  const text = toAsciiDigits(typed).replaceAll('\uFF0B', '+').replace(separators, '')
  if (!/^\+?\d{1,20}$|^\d{1,20}\+$/.test(text)) return null
  const digits = text.replace('+', '')
  const code = country.phoneCode.replace(/\D/g, '')
  const international = text !== digits ? digits : digits.startsWith('00') ? digits.slice(2) : null
  const afterCode = (whole: string) => (whole.startsWith(code) ? withoutZero(whole.slice(code.length), country) : '')
  const local = withoutZero(digits, country)
  const readings = international === null ? [local, afterCode(local)] : [afterCode(international)]
  return readings.find((reading) => isNational(reading, country)) ?? null
}

/** Returns the stored form of a number, E.164 (B-12); null if the digits are no number of that country. */
export function toE164(typed: string, country: PhoneCountry): string | null {
  const digits = nationalDigits(typed, country)
  return digits === null ? null : `+${country.phoneCode.replace(/\D/g, '')}${digits}`
}
