import type { Language } from '../../platform/language.ts'
import { countryById, type Country } from '../../reference/countries.ts'

/** A country with its number of members. */
export type CountryMembers = { readonly countryId: string; readonly count: number }

/**
 * Returns the countries of the members, sorted by their number of members, the highest first. Members without a country are not counted.
 */
export function countriesOf(countryIds: readonly (string | null)[]): CountryMembers[] {
  const known = countryIds.filter((id) => id !== null && countryById(id) !== undefined)
  return [...Map.groupBy(known, (id) => id)]
    .flatMap(([countryId, all]) => (countryId === null ? [] : [{ countryId, count: all.length }]))
    .toSorted((one, other) => other.count - one.count || (one.countryId < other.countryId ? -1 : 1))
}

/** Returns `groupTopCountries`: all countries, sorted by their number of members, then by name in the reader's language (G-11, X-53). */
export function topCountries(counted: readonly CountryMembers[], language: Language): { country: Country; count: number }[] {
  const { compare } = new Intl.Collator(language)
  return counted
    .flatMap(({ countryId, count }) => {
      const country = countryById(countryId)
      return country ? [{ country, count }] : []
    })
    .toSorted((one, other) => other.count - one.count || compare(one.country.name[language], other.country.name[language]))
}
