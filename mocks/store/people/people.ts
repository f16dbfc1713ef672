import { pageOf, type PageArgument } from '@wasla/contract/common/page.ts'
import { peopleLimits } from '@wasla/contract/people/limits.ts'
import { listAlternatives, listPeople } from '@wasla/contract/people/listed.ts'
import { isManager } from '@wasla/contract/managed-accounts/policy.ts'
import { readPeopleFilter } from '@wasla/contract/people/filter.ts'
import { priceFrom } from '@wasla/contract/people/person.ts'
import type { ListedPerson } from '@wasla/contract/people/record.ts'
import type { PeopleAlternative, PeopleFilter, PeopleSort } from '@wasla/contract/generated/user-types.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { isPublic } from '@wasla/contract/profiles/visibility.ts'
import { findProfile } from '../find.ts'
import type { Store } from '../memory.ts'
import { directoryOf } from './directory.ts'

type Input = { filter?: PeopleFilter | null | undefined; sort?: PeopleSort | null | undefined; pagination?: PageArgument }

/** Implements the query `people`. Returns all people who match the filter, except the reader. */
export function people(store: Store, reader: string, { filter, sort, pagination }: Input): { count: number; data: ListedPerson[] } {
  const query = readPeopleFilter(filter)
  const { count, data } = listPeople(
    directoryOf(store),
    { query, sort: sort ?? 'BEST_MATCH', reader },
    pageOf(pagination ?? { limit: peopleLimits.page }),
  )
  return { count, data: data.map((person) => ({ ...person, priceFrom: priceFrom(person.prices, query.service) })) }
}

/** Implements the query `peopleAlternatives`. */
export const alternatives = (store: Store, reader: string, filter: PeopleFilter): PeopleAlternative[] =>
  listAlternatives(directoryOf(store), readPeopleFilter(filter), reader)

/** Returns the number of accepted talents with a public page. Returns null if the profile is not an agent or agency. */
export function creatorsOf(store: Store, { id, type }: ProfileRecord): number | null {
  if (!isManager({ type })) return null
  return store.memory.world.managedAccounts.filter(({ managerId, talentId, status }) => {
    const talent = findProfile(store, talentId)
    return managerId === id && status === 'Accepted' && talent !== undefined && isPublic(talent)
  }).length
}
