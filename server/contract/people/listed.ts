import { pageFrom, type Page } from '../common/page.ts'
import type { PeopleAlternative, PeopleSort } from '../generated/user-types.ts'
import { bestAlternatives, setFilters, withoutFilter } from './alternatives.ts'
import type { PeopleQuery } from './filter.ts'
import { peopleLimits } from './limits.ts'
import { meetsPeopleQuery } from './matching.ts'
import type { PersonRecord } from './person.ts'
import { byPeopleSort } from './sort.ts'

/** Returns everybody in the directory except the reader. */
const others = (people: readonly PersonRecord[], reader: string) => people.filter(({ profileId }) => profileId !== reader)

const matching = (people: readonly PersonRecord[], query: PeopleQuery) =>
  query.words?.length === 0 ? [] : people.filter((person) => meetsPeopleQuery(query, person))

/** Returns `people`: one page of the people who match a query, at most the first thousand. Computed from the whole directory. */
export function listPeople(
  people: readonly PersonRecord[],
  { query, sort, reader }: { query: PeopleQuery; sort: PeopleSort; reader: string },
  page: Page,
): { count: number; data: PersonRecord[] } {
  const found = matching(others(people, reader), query).toSorted(byPeopleSort(sort, query.service))
  return pageFrom(found.slice(0, peopleLimits.most), page)
}

/** Returns `peopleAlternatives`: the best alternatives to a query, each with its number of people. Computed from the whole directory. */
export const listAlternatives = (people: readonly PersonRecord[], query: PeopleQuery, reader: string): PeopleAlternative[] =>
  bestAlternatives(
    setFilters(query).map((without) => ({
      without,
      count: Math.min(matching(others(people, reader), withoutFilter(query, without)).length, peopleLimits.most),
    })),
  )
