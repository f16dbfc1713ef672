import type { Language, Localized } from '../platform/language.ts'
import { countryById, type Country } from './countries.ts'
import { interestById, interests } from './interests.ts'

/** Fields of `Country` whose name differs from the record's. */
export const countryFields = {
  country_name: (country: Country, language: Language) => country.name[language],
  country_code: (country: Country) => country.id,
  code: (country: Country) => country.id,
  phone_code: (country: Country) => country.phoneCode,
  phone_number_length: (country: Country) => country.phoneNumberLength,
}

/** Returns an `Interest` in its reader's language. */
const interestFor = (interest: { id: string; name: Localized }, language: Language) => ({
  id: interest.id,
  name: interest.name[language],
})

/** Returns interests by id in the given order; leaves out ids that no longer exist. */
export const interestsFor = (ids: readonly string[], language: Language) =>
  ids.flatMap((id) => {
    const interest = interestById(id)
    return interest ? [interestFor(interest, language)] : []
  })

const sorted: Partial<Record<Language, { id: string; name: string }[]>> = {}

/** Returns all interests, sorted by name in the reader's language (Appendix G). */
export const interestsByName = (language: Language): readonly { id: string; name: string }[] =>
  (sorted[language] ??= interests
    .map((interest) => interestFor(interest, language))
    .toSorted((a, b) => new Intl.Collator(language).compare(a.name, b.name)))

export const phoneCodeOf = (countryId: string | null) => (countryId === null ? null : (countryById(countryId)?.phoneCode ?? null))
export const countryOf = (countryId: string | null) => (countryId === null ? null : (countryById(countryId) ?? null))
