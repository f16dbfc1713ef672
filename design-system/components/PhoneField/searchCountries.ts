import { foldText, nowhere, rankName } from '../../locale/match.ts'
import { dialDigits, type PhoneCountry } from './phone-country.ts'

export type CountryIndex<C extends PhoneCountry = PhoneCountry> = readonly { country: C; names: readonly string[]; dial: string }[]

/** Folds every name once, so that each typed letter costs one pass over short strings. */
export const indexCountries = <C extends PhoneCountry>(countries: readonly C[]): CountryIndex<C> =>
  countries.map((country) => ({ country, names: [country.name, ...country.searchNames].map(foldText), dial: dialDigits(country) }))

/**
 * Returns countries by name in either language, ISO code or calling code, best first; equal ranks keep their order. An empty query returns
 * all of them.
 */
export function searchCountries<C extends PhoneCountry>(index: CountryIndex<C>, query: string): C[] {
  const folded = foldText(query)
  if (folded === '') return index.map((entry) => entry.country)
  const digits = folded.replace(/[\s()-]/g, '').replace(/^(\+|00)/, '')
  const rank = /^\d+$/.test(digits)
    ? (entry: CountryIndex[number]) => rankDial(entry.dial, digits)
    : (entry: CountryIndex[number]) => rankNames(entry.names, folded)
  return index
    .map((entry) => ({ country: entry.country, rank: rank(entry) }))
    .filter((entry) => entry.rank < nowhere)
    .toSorted((a, b) => a.rank - b.rank)
    .map((entry) => entry.country)
}

const rankDial = (dial: string, digits: string) => (dial === digits ? 0 : dial.startsWith(digits) ? 1 : nowhere)

const rankNames = (names: readonly string[], folded: string) => Math.min(...names.map((name) => rankName(name, folded)))
