import type { Language, Localized } from '../platform/language.ts'
import { folded } from '../search/folded.ts'
import { countries, countryById } from './countries.ts'
import type { StoredLocation } from './location.ts'

/** A city or town. `size` is its people in thousands. */
export type Place = { id: string; countryId: string; name: Localized; lat: number; lng: number; size: number }

/** How a place is looked for (H-08): letters before anything is found, and how many are offered at most. */
export const placeSearch = { least: 2, most: 20, usual: 8, longest: 100 } as const

type Key = { key: string; place: Place; isWhole: boolean }
type Index = readonly Key[]

/** A name from its beginning and from each of its words, without the Arabic article and with it. */
function keysOf(name: string, place: Place): Key[] {
  const words = folded(name).split(' ')
  return words.flatMap((word, at) => {
    const key = words.slice(at).join(' ')
    const bare = word.length > 3 && word.startsWith('ال') ? [key.slice(2)] : []
    return [key, ...bare].map((one) => ({ key: one, place, isWhole: at === 0 }))
  })
}

const byKey = (one: Key, other: Key) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0)

/** Rows of the bundled table as an index over all prefixes, in the order of their letters. */
export function placeIndex(rows: Readonly<Record<string, string>>): Index {
  return Object.entries(rows)
    .flatMap(([countryId, lines]) =>
      lines
        .trim()
        .split(/;\s*/)
        .flatMap((line) => {
          const [id = '', en = '', ar = '', lat = '', lng = '', size = '', other = ''] = line.split('|')
          const place = { id: `gn:${id}`, countryId, name: { en, ar }, lat: Number(lat), lng: Number(lng), size: Number(size) }
          return [en, ar, other].filter(Boolean).flatMap((name) => keysOf(name, place))
        }),
    )
    .toSorted(byKey)
}

/** Every bundled place. */
export async function readPlaces(): Promise<Index> {
  const [{ arabPlaces }, { worldPlaces }] = await Promise.all([import('./places.arab.data.ts'), import('./places.world.data.ts')])
  return placeIndex({ ...arabPlaces, ...worldPlaces })
}

let loading: Promise<Index> | undefined

/** The bundled places, read when somebody looks for the first one. */
const places = () => (loading ??= readPlaces())

let byId: Promise<ReadonlyMap<string, Place>> | undefined

/** A bundled place by its id; null for one of another service. */
async function placeById(id: string): Promise<Place | null> {
  byId ??= places().then((index) => new Map(index.map(({ place }) => [place.id, place])))
  return (await byId).get(id) ?? null
}

/** The first key that is not before `term`. */
function firstAt(index: Index, term: string): number {
  let [low, high] = [0, index.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((index[middle]?.key ?? '') < term) low = middle + 1
    else high = middle
  }
  return low
}

/** The states of the Arab League stand first among the countries, home before all. */
const arabStates = 22
const farness = new Map(countries.map(({ id }, at) => [id, at === 0 ? 0 : at < arabStates ? 1 : 2]))
const farnessOf = ({ countryId }: Place) => farness.get(countryId) ?? 2

/** How well a key answers a term: the very name, then the beginning of one, then of a word within. */
const fitOf = ({ key, isWhole }: Key, term: string) => (key === term ? 0 : isWhole ? 1 : 2)

/** Places whose name in either language, or a word of it, begins with `term`: the best fitting first, of those the nearer to home, then the larger ones. */
export function placesIn(index: Index, term: string, countryId: string | null, limit: number): Place[] {
  const requested = folded(term.slice(0, placeSearch.longest))
  if (requested.length < placeSearch.least) return []
  const fits = new Map<Place, number>()
  for (const found of index.slice(firstAt(index, requested), firstAt(index, `${requested}\uffff`)))
    if (countryId === null || found.place.countryId === countryId)
      fits.set(found.place, Math.min(fits.get(found.place) ?? Infinity, fitOf(found, requested)))
  return [...fits]
    .toSorted(
      ([one, fit], [other, otherFit]) =>
        fit - otherFit || farnessOf(one) - farnessOf(other) || other.size - one.size || (one.id < other.id ? -1 : 1),
    )
    .slice(0, limit)
    .map(([place]) => place)
}

/** `LocationSuggestion`: a place in its reader's language. */
export function suggestionOf({ id, countryId, name, lat, lng }: Place, language: Language) {
  const city = name[language]
  const country = countryById(countryId)?.name[language] ?? null
  const formatted_address = country === null ? city : language === 'ar' ? `${city}، ${country}` : `${city}, ${country}`
  return { place_id: id, city, country, formatted_address, lat, lng }
}

/**
 * `searchLocations` (H-08): what somebody may mean who types `term`, in whatever language, named in the reader's. Two letters at least;
 * eight places unless a limit is given, at most twenty; an unknown country has none.
 */
export async function searchLocations(
  { term, countryCode, limit }: { term: string; countryCode?: string | null; limit?: number | null },
  language: Language,
) {
  const most = Math.min(Math.max(limit ?? placeSearch.usual, 1), placeSearch.most)
  const found = placesIn(await places(), term, countryCode ? countryCode.trim().toUpperCase() : null, most)
  return found.map((place) => suggestionOf(place, language))
}

/**
 * A stored place named in its reader's language, whatever language it was chosen in. One that is not among the bundled places keeps
 * the words it came with.
 */
export async function placeFor<T extends Pick<StoredLocation, 'placeId' | 'city' | 'country' | 'formattedAddress'>>(
  stored: T,
  language: Language,
): Promise<T> {
  const place = await placeById(stored.placeId)
  if (place === null) return stored
  const { city, country, formatted_address } = suggestionOf(place, language)
  return { ...stored, city, country, formattedAddress: formatted_address }
}
