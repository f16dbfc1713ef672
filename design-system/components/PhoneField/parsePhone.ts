import { toAsciiDigits } from '../../locale/digits.ts'
import { dialDigits, lengthsOf, type PhoneCountry } from './phone-country.ts'

export const phoneReasons = ['empty', 'notANumber', 'unknownCountry', 'tooShort', 'tooLong'] as const
export type PhoneReason = (typeof phoneReasons)[number]

export type ParsedPhone<C extends PhoneCountry = PhoneCountry> =
  | { country: C; national: string; e164: string; reason: null }
  | { country: C; national: string; e164: null; reason: PhoneReason }

/** Characters that people put between digits. */
const separators = /[\s().\-/\u2010-\u2015\u2212]/g

/**
 * Reads a phone number as people type, paste and autofill it (B-12): both digit sets and full width, direction marks, `+966…` (also with
 * the plus at the end, where a right-to-left copy may move it), `00966…`, the bare calling code before a complete number, a leading zero.
 * `country` is the country chosen in the field; an international prefix overrides it. If two countries share a code, the chosen country
 * applies, otherwise the first country of the list.
 */
export function parsePhone<C extends PhoneCountry>(text: string, country: C, countries: readonly C[]): ParsedPhone<C> {
  const compact = toAsciiDigits(text).replaceAll('\uFF0B', '+').replace(separators, '')
  if (compact === '') return failed(country, '', 'empty')

  const plus = compact.startsWith('+') || compact.endsWith('+')
  const bare = plus ? compact.replace(/^\+|\+$/, '') : compact
  if (!/^\d*$/.test(bare)) return failed(country, bare.replace(/\D/g, ''), 'notANumber')

  if (plus) return readInternational(bare, country, countries)
  if (bare.startsWith('00')) return readInternational(bare.slice(2), country, countries)

  const dial = dialDigits(country)
  const national = withoutZero(bare, country)
  const rest =
    national.startsWith(dial) && national.length > lengthsOf(country).most ? withoutZero(national.slice(dial.length), country) : ''
  return measure(country, lengthFlaw(country, rest) === null ? rest : national)
}

function readInternational<C extends PhoneCountry>(digits: string, chosen: C, countries: readonly C[]): ParsedPhone<C> {
  const country = countryOf(digits, chosen, countries)
  if (country) return measure(country, withoutZero(digits.slice(dialDigits(country).length), country))
  const begun = countries.some((each) => dialDigits(each).startsWith(digits))
  return failed(chosen, '', begun ? 'tooShort' : 'unknownCountry')
}

/** Returns the country with the longest matching code: 1242 is the Bahamas, although 1 is a code too. */
function countryOf<C extends PhoneCountry>(digits: string, chosen: C, countries: readonly C[]): C | null {
  const fits = [chosen, ...countries].filter((each) => digits.startsWith(dialDigits(each)))
  return fits.reduce<C | null>((best, each) => (best && dialDigits(best).length >= dialDigits(each).length ? best : each), null)
}

/** Removes one leading zero, the domestic prefix (Y-18), unless the numbers of the country may begin with a zero. */
const withoutZero = (digits: string, { beginsWithZero }: PhoneCountry) => (beginsWithZero ? digits : digits.replace(/^0/, ''))

/** Returns why a national number has the wrong length; null if its length is right. A second leading zero is one digit too many. */
function lengthFlaw(country: PhoneCountry, national: string): 'tooShort' | 'tooLong' | null {
  const { least, most } = lengthsOf(country)
  const digits = country.beginsWithZero ? national : national.replace(/^0+/, '')
  if (digits.length < least) return 'tooShort'
  return digits.length < national.length || national.length > most ? 'tooLong' : null
}

function measure<C extends PhoneCountry>(country: C, national: string): ParsedPhone<C> {
  const flaw = lengthFlaw(country, national)
  return flaw ? failed(country, national, flaw) : { country, national, e164: `+${dialDigits(country)}${national}`, reason: null }
}

const failed = <C extends PhoneCountry>(country: C, national: string, reason: PhoneReason): ParsedPhone<C> => ({
  country,
  national,
  e164: null,
  reason,
})
