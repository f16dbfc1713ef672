import { describe, expect, it } from 'vitest'
import type { PeopleFilter, PeopleSort } from '../generated/user-types.ts'
import { readPeopleFilter } from './filter.ts'
import { listAlternatives, listPeople } from './listed.ts'
import { mayBeFound } from './shown.ts'
import { peopleCases, people, peopleOrders } from './testing/people.ts'

const whole = { limit: 100, offset: 0 }
const idsOf = (filter: PeopleFilter, sort: PeopleSort = 'BEST_MATCH', reader = 'somebody') =>
  listPeople(people, { query: readPeopleFilter(filter), sort, reader }, whole).data.map(({ profileId }) => profileId)

describe('listPeople', () => {
  it.each(peopleCases)('finds with the filter $filter exactly $found', ({ filter, found }) =>
    expect(idsOf(filter).toSorted()).toEqual(found),
  )

  it.each(peopleOrders)('returns, sorted by $sort with the filter $filter, the people $found', ({ sort, filter, found }) =>
    expect(idsOf(filter, sort)).toEqual(found),
  )

  it('does not return the reader', () => expect(idsOf({ types: ['AGENT'] }, 'NEWEST', 'omar')).toEqual([]))

  it('shows only public profiles with a user name whose account is not suspended (D-05, X-51)', () => {
    const person = { status: 'Active', userName: 'reem', isSuspended: false } as const
    expect(mayBeFound(person)).toBe(true)
    expect(mayBeFound({ ...person, status: 'AdminVerifying' })).toBe(true)
    for (const change of [
      { status: 'Rejected' },
      { status: 'Onboarding' },
      { status: 'Inactive' },
      { userName: null },
      { isSuspended: true },
    ] as const)
      expect([change, mayBeFound({ ...person, ...change })]).toEqual([change, false])
  })
})

describe('readPeopleFilter', () => {
  it.each([
    [{ minFollowers: 10, maxFollowers: 9 }, 'maxFollowers', 'outOfRange'],
    [{ minPrice: 500_00, maxPrice: 499_99 }, 'maxPrice', 'outOfRange'],
    [{ minFollowers: -1 }, 'minFollowers', 'outOfRange'],
    [{ minEngagement: 101 }, 'minEngagement', 'outOfRange'],
    [{ minEngagement: 1.234 }, 'minEngagement', 'outOfRange'],
    [{ maxPrice: 1_000_000_01 }, 'maxPrice', 'outOfRange'],
    [{ term: 'a'.repeat(101) }, 'term', 'tooLong'],
    [{ countryId: 'XX' }, 'countryId', 'unknownCountry'],
    [{ placeId: 'a b' }, 'placeId', 'format'],
    [{ interests: ['food', 'nothing'] }, 'interests.1', 'unknownValue'],
  ] satisfies [PeopleFilter, string, string][])('refuses %j at %s', (filter, path, rule) => {
    const refused: unknown = expect.objectContaining({ code: 'DTO_VALIDATION_ERROR', fields: [expect.objectContaining({ path, rule })] })
    expect(() => readPeopleFilter(filter)).toThrow(refused)
  })

  it('treats empty values as unset filters', () => {
    const nothing = readPeopleFilter(null)
    expect(readPeopleFilter({ types: [], interests: [], minFollowers: 0, term: '  ', isVerified: false })).toEqual(nothing)
  })

  it.each(['%', '_', '"', '*', '-', 'ًٌٍ'])('finds nobody for the term %j', (term) => expect(idsOf({ term })).toEqual([]))
})

describe('listAlternatives', () => {
  it('returns at most three filters whose removal would find people, sorted by the number of people', () => {
    const query = readPeopleFilter({ placeId: 'gn:108410', minFollowers: 1_000_000, interests: ['coffee'] })
    expect(listAlternatives(people, query, 'somebody')).toEqual([
      { without: 'CITY', count: 2 },
      { without: 'FOLLOWERS', count: 1 },
    ])
    const none = readPeopleFilter({ platforms: ['TWITCH'], countryId: 'AE', types: ['BRAND'] })
    expect(listAlternatives(people, none, 'somebody')).toEqual([])
  })

  it('removes the city together with its country', () => {
    const query = readPeopleFilter({ countryId: 'AE', placeId: 'gn:108410', types: ['BRAND'] })
    expect(listAlternatives(people, query, 'somebody')).toEqual([{ without: 'COUNTRY', count: 1 }])
  })
})
