import { pageFrom, type Page } from '../common/page.ts'
import { folded } from './folded.ts'
import { searchLimits } from './limits.ts'
import type { SearchQuery } from './query.ts'

/** What is searched of a profile or a group: its user name and every name it has, the main one first. */
export type SearchedNames = {
  readonly id: string
  readonly userName: string
  readonly names: readonly string[]
  readonly followers: number
}

/** The folded names that a term is compared with from their beginning. */
export const nameKeysOf = ({ names }: Pick<SearchedNames, 'names'>): string[] => names.map(folded).filter(Boolean)

/** The text that is searched: every name and the user name, folded. */
export const searchTextOf = (entry: Pick<SearchedNames, 'names' | 'userName'>): string =>
  [...nameKeysOf(entry), folded(entry.userName)].join(' ')

/** Whether an entry holds every word of a term, somewhere in its names. */
export const isFound = (entry: Pick<SearchedNames, 'names' | 'userName'>, { words }: Pick<SearchQuery, 'words'>): boolean => {
  const text = searchTextOf(entry)
  return words.every((word) => text.includes(word))
}

/** How near a result is to what was typed, the nearest first: its very user name, the beginning of a name, anything else (H-01). */
export const searchRanks = { userName: 0, prefix: 1, other: 2 } as const
export type SearchRank = (typeof searchRanks)[keyof typeof searchRanks]

export const rankOf = (entry: Pick<SearchedNames, 'names' | 'userName'>, { handle, prefix }: SearchQuery): SearchRank => {
  if (entry.userName.toLowerCase() === handle) return searchRanks.userName
  return nameKeysOf(entry).some((name) => name.startsWith(prefix)) ? searchRanks.prefix : searchRanks.other
}

/** The order of results: the nearest, then the most followers; of two alike, the lower id (H-01). */
export const bySearch =
  (query: SearchQuery) =>
  (one: SearchedNames, other: SearchedNames): number =>
    rankOf(one, query) - rankOf(other, query) || other.followers - one.followers || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0)

/** A page of what a term finds among entries that may be found; `null` finds nothing. */
export function searchAmong<Entry extends SearchedNames>(
  entries: readonly Entry[],
  query: SearchQuery | null,
  page: Page,
): { count: number; data: Entry[] } {
  if (query === null) return { count: 0, data: [] }
  const found = entries.filter((entry) => isFound(entry, query)).toSorted(bySearch(query))
  return pageFrom(found.slice(0, searchLimits.most), page)
}
