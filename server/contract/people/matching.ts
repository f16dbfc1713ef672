import { isFound } from '../search/ranking.ts'
import type { PeopleFilterName } from '../generated/user-types.ts'
import type { PeopleQuery } from './filter.ts'
import { priceFrom, type PersonRecord } from './person.ts'

/** Names of the filters, in the order in which the page shows them. */
export const peopleFilterNames = [
  'TERM',
  'TYPE',
  'PLATFORM',
  'FOLLOWERS',
  'ENGAGEMENT',
  'COUNTRY',
  'CITY',
  'INTERESTS',
  'PRICE',
  'VERIFIED',
] as const satisfies readonly PeopleFilterName[]

const shares = <Value>(some: readonly Value[] | null, others: readonly Value[]) => some === null || some.some((one) => others.includes(one))

function hasPrice({ service, minPrice, maxPrice }: PeopleQuery, { prices }: PersonRecord): boolean {
  if (service === null && minPrice === null && maxPrice === null) return true
  const price = priceFrom(prices, service)
  return price !== null && price >= (minPrice ?? 0) && price <= (maxPrice ?? Number.POSITIVE_INFINITY)
}

const checks: Readonly<Record<PeopleFilterName, (query: PeopleQuery, person: PersonRecord) => boolean>> = {
  TERM: ({ words }, person) => words === null || (words.length > 0 && isFound(person, { words })),
  TYPE: ({ types }, { type }) => shares(types, [type]),
  PLATFORM: (query, person) => shares(query.platforms, person.platforms),
  FOLLOWERS: ({ minFollowers, maxFollowers }, { followers }) =>
    followers >= (minFollowers ?? 0) && followers <= (maxFollowers ?? Number.POSITIVE_INFINITY),
  ENGAGEMENT: ({ minEngagement }, { engagement }) => minEngagement === null || (engagement ?? -1) >= minEngagement,
  COUNTRY: (query, { countryId }) => query.countryId === null || query.countryId === countryId,
  CITY: ({ placeId }, { placeIds }) => placeId === null || placeIds.includes(placeId),
  INTERESTS: (query, person) => shares(query.interests, person.interests),
  PRICE: hasPrice,
  VERIFIED: (query, person) => !query.isVerified || person.isVerified,
}

/** Returns whether a person matches all filters of a query. For a filter with several values, one matching value is enough. */
export const meetsPeopleQuery = (query: PeopleQuery, person: PersonRecord): boolean =>
  peopleFilterNames.every((name) => checks[name](query, person))
