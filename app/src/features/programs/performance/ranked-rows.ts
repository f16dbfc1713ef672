import { pageFrom } from '#shared/list/page-in-address.ts'

/** How a ranking is shown: the first few, or all of it page by page. */
export type RankingList = { readonly isAll: boolean; readonly page: number }

const few = 6
const pageSize = 20

/** How many stand on a page of it. */
export const sizeOf = ({ isAll }: RankingList): number => (isAll ? pageSize : few)

/** What the address says; a page is only of the whole ranking. */
export function readRanking(query: URLSearchParams): RankingList {
  const isAll = query.get('people') === 'all'
  return { isAll, page: isAll ? pageFrom(query.get('page')) : 1 }
}

/** The address with another part of the ranking; what is usual is left out. */
export function withRanking(query: URLSearchParams, { isAll, page }: RankingList): URLSearchParams {
  const changed = new URLSearchParams(query)
  changed.delete('people')
  changed.delete('page')
  if (isAll) changed.set('people', 'all')
  if (isAll && page > 1) changed.set('page', String(page))
  return changed
}
