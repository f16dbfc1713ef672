import type { Insertable } from 'kysely'
import type { SearchType } from '@wasla/contract/generated/user-types.ts'
import { priceFrom, type PersonRecord } from '@wasla/contract/people/person.ts'
import { matchScore } from '@wasla/contract/people/sort.ts'
import { nameKeysOf, searchTextOf } from '@wasla/contract/search/ranking.ts'
import { rateCardCategories, type RateCardCategory } from '@wasla/contract/showcase/record.ts'
import { platforms, type Platform } from '@wasla/contract/social/record.ts'
import type { SearchEntriesTable } from '#database/tables/search.ts'
import { facetsOf, facetsOfGroup, hundredths } from './facets.ts'

/** A group that may be found: it can be discovered and is not deleted. */
export type FoundGroup = { id: string; name: string; userName: string; followers: number; createdAt: number }

type Row = Insertable<SearchEntriesTable>
type PriceColumn = Extract<keyof SearchEntriesTable, 'price' | `price_${string}`>

/** Each kind in three signs, one of which no folded name has: an index of three letters in a row has one entry for it. */
export const markOf: Readonly<Record<SearchType, string>> = { INFLUENCER: '~in', AGENT: '~at', AGENCY: '~ay', BRAND: '~br', GROUP: '~gr' }

/** The price of who offers nothing: after every other in order. */
export const noPrice = Number.MAX_SAFE_INTEGER

/** The column of a service's price, or of the lowest of all. */
export const priceColumn = (service: RateCardCategory | null): PriceColumn =>
  service === null ? 'price' : `price_${service.toLowerCase() as Lowercase<RateCardCategory>}`

const bitOf = (platform: Platform) => 2 ** platforms.indexOf(platform)
const bitsOf = (list: readonly Platform[]) => list.reduce((sum, platform) => sum + bitOf(platform), 0)
/** The platforms of a row, in the order of the contract. */
export const platformsIn = (bits: number): Platform[] => platforms.filter((platform) => (bits & bitOf(platform)) !== 0)

/** Blanks around each token: one is looked for with its blanks. */
const written = (tokens: readonly string[]) => ` ${tokens.join(' ')} `

const columnsOf = (columns: readonly (readonly [PriceColumn, number])[]) => Object.fromEntries(columns) as Record<PriceColumn, number>
const pricesOf = (prices: PersonRecord['prices']): Record<PriceColumn, number> =>
  columnsOf([null, ...rateCardCategories].map((service) => [priceColumn(service), priceFrom(prices, service) ?? noPrice]))

/** The entry of somebody, new at `now` where there was none. */
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

/** The entry of a group, which always has a picture. */
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
