import { areas } from '@wasla/contract/reference/areas.ts'
import { countries } from '@wasla/contract/reference/countries.ts'
import { regions } from '@wasla/contract/reference/regions.ts'
import type { Language, Localized } from '@wasla/contract/platform/language.ts'
import type { ComboboxOption } from '@wasla/design-system/components/Combobox'
import { otherLanguage } from '@wasla/design-system/locale/language.ts'

/**
 * Kinds of options (K-12, X-08): countries; areas, which are provinces and cities; countries and areas in one list; regions, which have
 * several countries.
 */
export const placeKinds = ['countries', 'areas', 'countriesAndAreas', 'regions'] as const
export type PlaceKind = (typeof placeKinds)[number]

type Named = { readonly id: string; readonly name: Localized }

const placesOf: Readonly<Record<PlaceKind, readonly Named[]>> = {
  countries,
  areas,
  countriesAndAreas: [...countries, ...areas],
  regions,
}

const countryOf = new Map(areas.map(({ id, countryId }) => [id, countries.find((country) => country.id === countryId)]))

/** Returns the places of a kind, named in the reader's language and searchable in both. An area names its country. */
export const placeOptions = (kind: PlaceKind, language: Language): ComboboxOption[] =>
  placesOf[kind].map(({ id, name }) => {
    const country = countryOf.get(id)
    return {
      id,
      label: name[language],
      searchNames: [name[otherLanguage(language)]],
      ...(country && { description: country.name[language] }),
    }
  })

/** Returns the options of these ids, in their order. Omits ids that are no longer offered. */
export function chosenPlaces(ids: readonly string[], options: readonly ComboboxOption[]): ComboboxOption[] {
  const byId = new Map(options.map((option) => [option.id, option]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
