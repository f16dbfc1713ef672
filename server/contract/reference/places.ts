import type { Language, Localized } from '../platform/language.ts'
import { folded } from '../search/folded.ts'
import { countries, countryById } from './countries.ts'
import type { StoredLocation } from './location.ts'

/** A city or town. `size` is its population in thousands. */
export type Place = { id: string; countryId: string; name: Localized; lat: number; lng: number; size: number }

/**
 * Limits of a search for places (H-08). A term has `least` to `longest` letters. A result has at most `usual` places by default, and never
 * more than `most`.
 */
const placeSearch = { least: 2, most: 20, usual: 8, longest: 100 } as const

type Key = { key: string; place: Place; isWhole: boolean }
type Index = readonly Key[]

/**
 * Returns the search keys of a name. Each key is the rest of the name from one of its words on. Words with the Arabic article get a second
 * key without it.
 */
function keysOf(name: string, place: Place): Key[] {
  const words = folded(name).split(' ')
  return words.flatMap((word, at) => {
    const key = words.slice(at).join(' ')
    const bare = word.length > 3 && word.startsWith('ال') ? [key.slice(2)] : []
    return [key, ...bare].map((one) => ({ key: one, place, isWhole: at === 0 }))
  })
}

const byKey = (one: Key, other: Key) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0)

/** Returns the index of the bundled rows: all search keys of all places, sorted by key. */
function placeIndex(rows: Readonly<Record<string, string>>): Index {
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

/** Returns the index of every bundled place. */
export async function readPlaces(): Promise<Index> {
  const [{ arabPlaces }, { worldPlaces }] = await Promise.all([import('./places.arab.data.ts'), import('./places.world.data.ts')])
  return placeIndex({ ...arabPlaces, ...worldPlaces })
}

let loading: Promise<Index> | undefined

/** Returns the bundled places, which are loaded at the first search. */
const places = () => (loading ??= readPlaces())

let byId: Promise<ReadonlyMap<string, Place>> | undefined

/** Returns a bundled place by its id; null for a place of another service. */
async function placeById(id: string): Promise<Place | null> {
  byId ??= places().then((index) => new Map(index.map(({ place }) => [place.id, place])))
  return (await byId).get(id) ?? null
}

/** Returns the position of the first key that is not before `term`. */
function firstAt(index: Index, term: string): number {
  let [low, high] = [0, index.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((index[middle]?.key ?? '') < term) low = middle + 1
    else high = middle
  }
  return low
}

/** The number of Arab League states. They are first among the countries, beginning with Saudi Arabia. */
const arabStates = 22
const farness = new Map(countries.map(({ id }, at) => [id, at === 0 ? 0 : at < arabStates ? 1 : 2]))
const farnessOf = ({ countryId }: Place) => farness.get(countryId) ?? 2

/**
 * Returns how well a key matches a term: 0 if the term is the whole key, 1 if the name begins with the term, 2 if a later word of the name
 * does.
 */
const fitOf = ({ key, isWhole }: Key, term: string) => (key === term ? 0 : isWhole ? 1 : 2)

/**
 * Returns the places whose name in either language, or a word of it, begins with `term`: the best matches first, then those in Saudi Arabia
 * and the Arab League, then the larger ones.
 */
function placesIn(index: Index, term: string, countryId: string | null, limit: number): Place[] {
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

/** Returns a place as a `LocationSuggestion` in its reader's language. */
function suggestionOf({ id, countryId, name, lat, lng }: Place, language: Language) {
  const city = name[language]
  const country = countryById(countryId)?.name[language] ?? null
  const formatted_address = country === null ? city : language === 'ar' ? `${city}، ${country}` : `${city}, ${country}`
  return { place_id: id, city, country, formatted_address, lat, lng }
}

/**
 * `searchLocations` (H-08): returns the places that match `term`, which may be in either language. Their names are in the reader's
 * language. The term needs at least two letters. Returns eight places by default, at most twenty, and none for an unknown country.
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
 * Returns a stored place in its reader's language, even if it was stored in the other one. A place that is not bundled keeps its stored
 * texts.
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
