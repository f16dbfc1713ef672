import type { ManagedAccountFilterStatus } from '@wasla/contract/generated/user-types.ts'
import { pageFrom } from '#shared/list/page-in-address.ts'

/** Filters of a manager's list, in the order of its tabs (D-23). */
export const filters = ['all', 'requests', 'accepted'] as const satisfies readonly ManagedAccountFilterStatus[]

const talentsPath = '/settings/managed-accounts'
export const pageSize = 10

/** Reads the filter and page from an address. The defaults are the filter `all` and the first page. */
export function readList(query: URLSearchParams): { filter: ManagedAccountFilterStatus; page: number } {
  return { filter: filters.find((each) => each === query.get('show')) ?? 'all', page: pageFrom(query.get('page')) }
}

/** Returns the address of a filter and page, without defaults. */
export function listAddress(filter: ManagedAccountFilterStatus, page = 1): string {
  const query = new URLSearchParams()
  if (filter !== 'all') query.set('show', filter)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${talentsPath}?${query.toString()}` : talentsPath
}

export const pagesOf = (count: number) => Math.max(1, Math.ceil(count / pageSize))
