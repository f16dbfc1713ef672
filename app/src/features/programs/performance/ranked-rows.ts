import { pageFrom } from '#shared/list/page-in-address.ts'

/** What a ranking shows: the first few participants, or all of them page by page. */
export type RankingList = { readonly isAll: boolean; readonly page: number }

const few = 6
const pageSize = 20

/** Returns the number of participants on a page. */
export const sizeOf = ({ isAll }: RankingList): number => (isAll ? pageSize : few)

/** Returns the ranking that the address selects. Only the full ranking has pages. */
export function readRanking(query: URLSearchParams): RankingList {
  const isAll = query.get('people') === 'all'
  return { isAll, page: isAll ? pageFrom(query.get('page')) : 1 }
}

/** Returns the query with another ranking. Omits default values. */
export function withRanking(query: URLSearchParams, { isAll, page }: RankingList): URLSearchParams {
  const changed = new URLSearchParams(query)
  changed.delete('people')
  changed.delete('page')
  if (isAll) changed.set('people', 'all')
  if (isAll && page > 1) changed.set('page', String(page))
  return changed
}
