import type { Language, Localized } from '../platform/language.ts'
import { countryById, type Country } from './countries.ts'
import { interestById, interests } from './interests.ts'

/** Fields of `Country` that do not carry their record's name. */
export const countryFields = {
  country_name: (country: Country, language: Language) => country.name[language],
  country_code: (country: Country) => country.id,
  code: (country: Country) => country.id,
  phone_code: (country: Country) => country.phoneCode,
  phone_number_length: (country: Country) => country.phoneNumberLength,
}

/** `Interest` as its reader sees it. */
export const interestFor = (interest: { id: string; name: Localized }, language: Language) => ({
  id: interest.id,
  name: interest.name[language],
})

/** Interests by id in the order given; an id that is no more is left out. */
export const interestsFor = (ids: readonly string[], language: Language) =>
  ids.flatMap((id) => {
    const interest = interestById(id)
    return interest ? [interestFor(interest, language)] : []
  })

const sorted: Partial<Record<Language, { id: string; name: string }[]>> = {}

/** All interests by name, in the order of the reader's alphabet (Appendix G). */
export const interestsByName = (language: Language): readonly { id: string; name: string }[] =>
  (sorted[language] ??= interests
    .map((interest) => interestFor(interest, language))
    .toSorted((a, b) => new Intl.Collator(language).compare(a.name, b.name)))

export const phoneCodeOf = (countryId: string | null) => (countryId === null ? null : (countryById(countryId)?.phoneCode ?? null))
export const countryOf = (countryId: string | null) => (countryId === null ? null : (countryById(countryId) ?? null))
