import { groupsPath } from '#shared/groups/group-address.ts'
import { pageFrom } from '#shared/list/page-in-address.ts'

/** What the list shows, by `?type=` (S1 §2, G-12). */
export const groupFilters = ['ALL_GROUPS', 'CREATED', 'JOINED'] as const
export type GroupsFilter = (typeof groupFilters)[number]

/** How many groups stand on a page (G-12). */
export const groupsPageSize = 10

/** The longest name that is searched for, in letters. */
export const longestTerm = 100

/** All that chooses what the list shows, each part of its address. */
export type GroupsList = { filter: GroupsFilter; term: string; page: number }

/** The list that an address asks for; what it asks wrongly is as if it did not. */
export function readGroups(query: URLSearchParams): GroupsList {
  return {
    filter: groupFilters.find((filter) => filter === query.get('type')) ?? 'ALL_GROUPS',
    term: (query.get('q') ?? '').slice(0, longestTerm),
    page: pageFrom(query.get('page')),
  }
}

/** The address of a list; what is not chosen is left out. */
export function groupsAddress({ filter, term, page }: GroupsList): string {
  const query = new URLSearchParams({
    ...(filter !== 'ALL_GROUPS' && { type: filter }),
    ...(term.trim() !== '' && { q: term.trim() }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `${groupsPath}?${query.toString()}` : groupsPath
}

/** The first page of one of the three lists. */
export const groupsOf = (filter: GroupsFilter): string => groupsAddress({ filter, term: '', page: 1 })

/** What the server is asked for. */
export const variablesOf = ({ filter, term, page }: GroupsList) => ({
  filter,
  ...(term.trim() !== '' && { term: term.trim() }),
  pagination: { limit: groupsPageSize, offset: groupsPageSize * (page - 1) },
})
