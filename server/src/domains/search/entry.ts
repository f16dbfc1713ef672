import type { Insertable } from 'kysely'
import type { SearchType } from '@wasla/contract/generated/user-types.ts'
import { priceFrom, type PersonRecord } from '@wasla/contract/people/person.ts'
import { matchScore } from '@wasla/contract/people/sort.ts'
import { nameKeysOf, searchTextOf } from '@wasla/contract/search/ranking.ts'
import { rateCardCategories, type RateCardCategory } from '@wasla/contract/showcase/record.ts'
import { platforms, type Platform } from '@wasla/contract/social/record.ts'
import type { SearchEntriesTable } from '#database/tables/search.ts'
import { facetsOf, facetsOfGroup, hundredths } from './facets.ts'

/** A group that search may find: discoverable and not deleted. */
export type FoundGroup = { id: string; name: string; userName: string; followers: number; createdAt: number }

type Row = Insertable<SearchEntriesTable>
type PriceColumn = Extract<keyof SearchEntriesTable, 'price' | `price_${string}`>

/** A mark of three characters for each kind, so that an index of trigrams has exactly one entry per mark. No folded name contains `~`. */
export const markOf: Readonly<Record<SearchType, string>> = { INFLUENCER: '~in', AGENT: '~at', AGENCY: '~ay', BRAND: '~br', GROUP: '~gr' }

/** The stored price of a person without services. It sorts after every real price. */
export const noPrice = Number.MAX_SAFE_INTEGER

/** Returns the column of a service's price; for null, the column of the lowest price of all services. */
export const priceColumn = (service: RateCardCategory | null): PriceColumn =>
  service === null ? 'price' : `price_${service.toLowerCase() as Lowercase<RateCardCategory>}`

const bitOf = (platform: Platform) => 2 ** platforms.indexOf(platform)
const bitsOf = (list: readonly Platform[]) => list.reduce((sum, platform) => sum + bitOf(platform), 0)
/** Returns the platforms of a row, in the order of the contract. */
export const platformsIn = (bits: number): Platform[] => platforms.filter((platform) => (bits & bitOf(platform)) !== 0)

/** Surrounds each token with spaces, so that searches match whole tokens. */
const written = (tokens: readonly string[]) => ` ${tokens.join(' ')} `

const columnsOf = (columns: readonly (readonly [PriceColumn, number])[]) => Object.fromEntries(columns) as Record<PriceColumn, number>
const pricesOf = (prices: PersonRecord['prices']): Record<PriceColumn, number> =>
  columnsOf([null, ...rateCardCategories].map((service) => [priceColumn(service), priceFrom(prices, service) ?? noPrice]))

/** Returns the entry of a person. If the entry is new, `now` is stored as the time from which the person can be found. */
export function entryOfPerson(person: PersonRecord, { hasPicture, now }: { hasPicture: boolean; now: number }): Row {
  const [name = '', otherName] = nameKeysOf(person)
  return {
    subject_id: person.profileId,
    kind: person.type,
    mark: markOf[person.type],
    user_name_key: person.userName.toLowerCase(),
    name,
    other_name: otherName ?? null,
    words: searchTextOf(person),
    facets: written(facetsOf(person)),
    has_picture: hasPicture ? 1 : 0,
    followers: person.followers,
    score: matchScore(person),
    engagement: hundredths(person.engagement ?? 0),
    platforms: bitsOf(person.platforms),
    country_id: person.countryId,
    ...pricesOf(person.prices),
    created_at: person.createdAt,
    listed_at: now,
  }
}

/** Returns the entry of a group, which always counts as having a picture. */
export function entryOfGroup({ id, name, userName, followers, createdAt }: FoundGroup, now: number): Row {
  const names = [name]
  return {
    subject_id: id,
    kind: 'GROUP',
    mark: markOf.GROUP,
    user_name_key: userName.toLowerCase(),
    name: nameKeysOf({ names })[0] ?? '',
    other_name: null,
    words: searchTextOf({ names, userName }),
    facets: written(facetsOfGroup),
    has_picture: 1,
    followers,
    score: -1,
    engagement: 0,
    platforms: 0,
    country_id: null,
    ...pricesOf({}),
    created_at: createdAt,
    listed_at: now,
  }
}
