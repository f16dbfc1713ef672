import type { Language, Localized } from '../platform/language.ts'
import { folded } from '../search/folded.ts'
import { cityRows, placesOfProvince, provinceRows } from './areas.data.ts'
import { countryById } from './countries.ts'

/** A part of a country that a program may name (K-12): a province or a city. */
export type Area = { readonly id: string; readonly type: 'PROVINCE' | 'CITY'; readonly countryId: string; readonly name: Localized }

const areaOf =
  (type: Area['type']) =>
  ([id, countryId, en, ar]: readonly [string, string, string, string]): Area => ({ id, type, countryId, name: { en, ar } })

/** All service areas in order: the provinces of Saudi Arabia, its cities, then cities of the other Gulf states (Appendix G). */
export const areas: readonly Area[] = [...provinceRows.map(areaOf('PROVINCE')), ...cityRows.map(areaOf('CITY'))]

const byId: ReadonlyMap<string, Area> = new Map(areas.map((area) => [area.id, area]))
export const areaById = (id: string): Area | undefined => byId.get(id)

const provinceOf: ReadonlyMap<string, string> = new Map(
  Object.entries(placesOfProvince).flatMap(([province, numbers]) =>
    numbers.split(' ').map((number) => [`gn:${number}`, province] as const),
  ),
)

/**
 * Returns the ids of the areas that contain a place: the province, and the place itself if it is an area. Empty for places of
 * another place service.
 */
export function areasOfPlace(placeId: string | null): string[] {
  if (placeId === null) return []
  const province = provinceOf.get(placeId)
  return [...(province === undefined ? [] : [province]), ...(byId.has(placeId) ? [placeId] : [])]
}

/** Longest searched term. A longer one is cut, because no name is this long. */
const longestTerm = 100

/** `serviceAreas`: returns the areas whose name in either language contains `term`, only of `countryId` if it is given. */
export function areasFound({ term, countryId }: { term?: string | null; countryId?: string | null }): Area[] {
  const letters = folded((term ?? '').slice(0, longestTerm))
  return areas.filter(
    (area) =>
      (!countryId || area.countryId === countryId) && (folded(area.name.en).includes(letters) || folded(area.name.ar).includes(letters)),
  )
}

/** Returns a `ServiceArea` in its reader's language, with the flag of its country. */
export const areaFor = ({ id, type, countryId, name }: Area, language: Language) => ({
  id,
  type,
  name: name[language],
  flagUrl: countryById(countryId)?.flagUrl ?? null,
})
