import type { CountryPerformance } from '../generated/user-sdl-types.ts'
import type { Language } from '../platform/language.ts'
import { countryById } from '../reference/countries.ts'
import { shareOf } from './counts.ts'

/** The code for clicks from an unknown country (N-05). */
const unknownCountry = 'ZZ'
/** The key of the entry for all countries after the first ten. */
const otherCountries = 'OTHER'
const named = 10

const words: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  [unknownCountry]: { en: 'Unknown', ar: 'غير معروف' },
  [otherCountries]: { en: 'Other countries', ar: 'دول أخرى' },
}

const nameOf = (code: string, language: Language) => (words[code] ?? countryById(code)?.name)?.[language] ?? code

export type CountryClicks = { readonly country: string; readonly clicks: number }

/** Sorts by clicks, the most first, then by code. */
const byClicks = (one: CountryClicks, other: CountryClicks) => other.clicks - one.clicks || (one.country < other.country ? -1 : 1)

const sumOf = (rows: readonly CountryClicks[]) => rows.reduce((sum, { clicks }) => sum + clicks, 0)

/**
 * Returns the ten countries with the most valid clicks, then one entry for all other countries, then one for clicks from unknown countries
 * (O-04). The entries add up to all valid clicks.
 */
export function countriesOf(rows: readonly CountryClicks[], language: Language): CountryPerformance[] {
  const known = rows.filter(({ country }) => country !== unknownCountry).toSorted(byClicks)
  const all = sumOf(rows)
  const shown = [
    ...known.slice(0, named),
    { country: otherCountries, clicks: sumOf(known.slice(named)) },
    { country: unknownCountry, clicks: sumOf(rows.filter(({ country }) => country === unknownCountry)) },
  ]
  return shown
    .filter(({ clicks }) => clicks > 0)
    .map(({ country, clicks }) => ({
      key: country,
      code: country,
      clicks,
      weight: shareOf(clicks, all),
      name: nameOf(country, language),
    }))
}
