import type { PeopleAlternative, PeopleFilterName } from '../generated/user-types.ts'
import type { PeopleQuery } from './filter.ts'
import { peopleLimits } from './limits.ts'
import { peopleFilterNames } from './matching.ts'

/** The fields of the query that belong to each filter, with their values if the filter is not set. */
const unset: Readonly<Record<PeopleFilterName, Partial<PeopleQuery>>> = {
  TERM: { words: null },
  TYPE: { types: null },
  PLATFORM: { platforms: null },
  FOLLOWERS: { minFollowers: null, maxFollowers: null },
  ENGAGEMENT: { minEngagement: null },
  COUNTRY: { countryId: null },
  CITY: { placeId: null },
  INTERESTS: { interests: null },
  PRICE: { service: null, minPrice: null, maxPrice: null },
  VERIFIED: { isVerified: false },
}

/** Returns the query without one filter. If the filter is the country, the city is also removed, because a city implies its country. */
export const withoutFilter = (query: PeopleQuery, name: PeopleFilterName): PeopleQuery => ({
  ...query,
  ...unset[name],
  ...(name === 'COUNTRY' ? unset.CITY : {}),
})

const isSet = (query: PeopleQuery, name: PeopleFilterName) =>
  Object.entries(unset[name]).some(([key, value]) => query[key as keyof PeopleQuery] !== value)

/** Returns the filters that a query sets, in the order in which the page shows them. */
export const setFilters = (query: PeopleQuery): PeopleFilterName[] => peopleFilterNames.filter((name) => isSet(query, name))

/** Returns at most three filters whose removal would find people, sorted by the number of people, the highest first. */
export const bestAlternatives = (counted: readonly PeopleAlternative[]): PeopleAlternative[] =>
  counted
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, peopleLimits.alternatives)
