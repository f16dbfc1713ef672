import { pageOf, type Page, type PageArgument } from '../common/page.ts'
import { invalidInput } from '../errors/problem.ts'

/** What a table of the back office can be sorted by; the first is how it stands unasked. */
export const adminSorts = {
  users: ['createdAt', 'name'],
  waitingList: ['position', 'joinedAt'],
  reviewCases: ['dueAt'],
  auditLog: ['at'],
  team: ['name', 'email', 'role'],
} as const
export type AdminList = keyof typeof adminSorts
export type AdminSortField<L extends AdminList> = (typeof adminSorts)[L][number]

/** Newest first where nobody asked otherwise, except for queues, which begin with what is due. */
const firstDirection: Record<AdminList, 'ASC' | 'DESC'> = {
  users: 'DESC',
  waitingList: 'ASC',
  reviewCases: 'ASC',
  auditLog: 'DESC',
  team: 'ASC',
}

export type SortArgument = readonly { field: string; direction?: 'ASC' | 'DESC' | null }[] | null | undefined
export type AdminSort<L extends AdminList> = { field: AdminSortField<L>; descending: boolean }

const rowsUnasked = 20

/** The page a table asks for: twenty rows unless told otherwise, never more than a hundred. */
export const adminPageOf = (asked: PageArgument): Page => pageOf({ limit: asked?.limit ?? rowsUnasked, offset: asked?.offset ?? 0 })

/** The order a table asks for. A field it cannot be sorted by is `DTO_VALIDATION_ERROR` at `pagination.sort`. */
export function adminSortOf<L extends AdminList>(list: L, asked: SortArgument): AdminSort<L> {
  const fields: readonly string[] = adminSorts[list]
  const [first] = asked ?? []
  if (!first) return { field: adminSorts[list][0], descending: firstDirection[list] === 'DESC' }
  if (!fields.includes(first.field)) throw invalidInput([{ path: 'pagination.sort', rule: 'unknownValue' }])
  return { field: first.field as AdminSortField<L>, descending: first.direction === 'DESC' }
}
