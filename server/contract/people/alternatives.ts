import type { PeopleAlternative, PeopleFilterName } from '../generated/user-types.ts'
import type { PeopleQuery } from './filter.ts'
import { peopleLimits } from './limits.ts'
import { peopleFilterNames } from './matching.ts'

/** What each filter of the chips row asks, as it is when it asks for nothing. */
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

/** A query that leaves one filter out. A city without its country says less than both: without the country, the city goes too. */
export const withoutFilter = (query: PeopleQuery, name: PeopleFilterName): PeopleQuery => ({
  ...query,
  ...unset[name],
  ...(name === 'COUNTRY' ? unset.CITY : {}),
})

const isSet = (query: PeopleQuery, name: PeopleFilterName) =>
  Object.entries(unset[name]).some(([key, value]) => query[key as keyof PeopleQuery] !== value)

/** Which filters a query sets, in the order of their chips. */
export const setFilters = (query: PeopleQuery): PeopleFilterName[] => peopleFilterNames.filter((name) => isSet(query, name))

/** At most three changes of one filter that bring somebody, the most people first. */
export const bestAlternatives = (counted: readonly PeopleAlternative[]): PeopleAlternative[] =>
  counted
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, peopleLimits.alternatives)
