import { pageOf, type Page, type PageArgument } from '../common/page.ts'
import { invalidInput } from '../errors/problem.ts'
import type { SortDirection } from '../generated/admin-types.ts'

/** Sort fields of each list; the first is the default. */
export const adminSorts = {
  users: ['createdAt', 'name'],
  waitingList: ['position', 'joinedAt'],
  reviewCases: ['dueAt'],
  auditLog: ['at'],
  team: ['name', 'email', 'role'],
} as const
export type AdminList = keyof typeof adminSorts
type AdminSortField<L extends AdminList> = (typeof adminSorts)[L][number]

/**
 * Default direction of each list. Most lists start with the newest row, queues start with the most urgent row, and the team is sorted by
 * name.
 */
const firstDirection: Record<AdminList, SortDirection> = {
  users: 'DESC',
  waitingList: 'ASC',
  reviewCases: 'ASC',
  auditLog: 'DESC',
  team: 'ASC',
}

export type SortArgument = readonly { field: string; direction?: SortDirection | null }[] | null | undefined
export type AdminSort<L extends AdminList> = { field: AdminSortField<L>; descending: boolean }

const defaultRows = 20

/** Returns the page of a request: 20 rows by default, at most 100. */
export const adminPageOf = (requested: PageArgument): Page =>
  pageOf({ limit: requested?.limit ?? defaultRows, offset: requested?.offset ?? 0 })

/** Returns the order of a request. `DTO_VALIDATION_ERROR` at `pagination.sort` for an unknown field. */
export function adminSortOf<L extends AdminList>(list: L, requested: SortArgument): AdminSort<L> {
  const fields: readonly string[] = adminSorts[list]
  const [first] = requested ?? []
  if (!first) return { field: adminSorts[list][0], descending: firstDirection[list] === 'DESC' }
  if (!fields.includes(first.field)) throw invalidInput([{ path: 'pagination.sort', rule: 'unknownValue' }])
  return { field: first.field as AdminSortField<L>, descending: first.direction === 'DESC' }
}
