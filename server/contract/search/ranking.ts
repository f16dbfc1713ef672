import { pageFrom, type Page } from '../common/page.ts'
import { folded } from './folded.ts'
import { searchLimits } from './limits.ts'
import type { SearchQuery } from './query.ts'

/** The searched part of a profile or a group: its user name and all of its names, the main one first. */
export type SearchedNames = {
  readonly id: string
  readonly userName: string
  readonly names: readonly string[]
  readonly followers: number
}

/** Returns the folded names whose beginnings are compared with a term. */
export const nameKeysOf = ({ names }: Pick<SearchedNames, 'names'>): string[] => names.map(folded).filter(Boolean)

/** Returns the searched text: every name and the user name, folded. */
export const searchTextOf = (entry: Pick<SearchedNames, 'names' | 'userName'>): string =>
  [...nameKeysOf(entry), folded(entry.userName)].join(' ')

/** Returns whether the names of an entry contain every word of a term. */
export const isFound = (entry: Pick<SearchedNames, 'names' | 'userName'>, { words }: Pick<SearchQuery, 'words'>): boolean => {
  const text = searchTextOf(entry)
  return words.every((word) => text.includes(word))
}

/**
 * Ranks of a result, the best first (H-01). `userName`: the user name equals the term. `prefix`: a name begins with the term. `other`: any
 * other match.
 */
const searchRanks = { userName: 0, prefix: 1, other: 2 } as const
type SearchRank = (typeof searchRanks)[keyof typeof searchRanks]

const rankOf = (entry: Pick<SearchedNames, 'names' | 'userName'>, { handle, prefix }: SearchQuery): SearchRank => {
  if (entry.userName.toLowerCase() === handle) return searchRanks.userName
  return nameKeysOf(entry).some((name) => name.startsWith(prefix)) ? searchRanks.prefix : searchRanks.other
}

/** Sorts results by rank, then by followers, the most first, then by id (H-01). */
const bySearch =
  (query: SearchQuery) =>
  (one: SearchedNames, other: SearchedNames): number =>
    rankOf(one, query) - rankOf(other, query) || other.followers - one.followers || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0)

/** Returns a page of the entries that a query finds. The query `null` finds nothing. */
export function searchAmong<Entry extends SearchedNames>(
  entries: readonly Entry[],
  query: SearchQuery | null,
  page: Page,
): { count: number; data: Entry[] } {
  if (query === null) return { count: 0, data: [] }
  const found = entries.filter((entry) => isFound(entry, query)).toSorted(bySearch(query))
  return pageFrom(found.slice(0, searchLimits.most), page)
}
