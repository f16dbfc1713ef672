import { groupsPath } from '#shared/groups/group-address.ts'
import { pageFrom } from '#shared/list/page-in-address.ts'

/** The kinds of lists, by `?type=` (S1 §2, G-12). */
export const groupFilters = ['ALL_GROUPS', 'CREATED', 'JOINED'] as const
export type GroupsFilter = (typeof groupFilters)[number]

/** Number of groups per page (G-12). */
export const groupsPageSize = 10

/** Longest search term, in letters. */
export const longestTerm = 100

/** Values that select which groups the list shows. All of them are part of the address. */
export type GroupsList = { filter: GroupsFilter; term: string; page: number }

/** Returns the list that the address selects. Ignores invalid values. */
export function readGroups(query: URLSearchParams): GroupsList {
  return {
    filter: groupFilters.find((filter) => filter === query.get('type')) ?? 'ALL_GROUPS',
    term: (query.get('q') ?? '').slice(0, longestTerm),
    page: pageFrom(query.get('page')),
  }
}

/** Returns the address of a list. Omits default values. */
export function groupsAddress({ filter, term, page }: GroupsList): string {
  const query = new URLSearchParams({
    ...(filter !== 'ALL_GROUPS' && { type: filter }),
    ...(term.trim() !== '' && { q: term.trim() }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `${groupsPath}?${query.toString()}` : groupsPath
}

/** Returns the address of the first page of one of the three lists. */
export const groupsOf = (filter: GroupsFilter): string => groupsAddress({ filter, term: '', page: 1 })

/** Returns the variables of the query. */
export const variablesOf = ({ filter, term, page }: GroupsList) => ({
  filter,
  ...(term.trim() !== '' && { term: term.trim() }),
  pagination: { limit: groupsPageSize, offset: groupsPageSize * (page - 1) },
})
