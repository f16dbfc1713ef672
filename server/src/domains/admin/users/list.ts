import { adminPageOf, adminSortOf, type SortArgument } from '@wasla/contract/admin/lists.ts'
import { searchWords } from '@wasla/contract/admin/search.ts'
import type { PageArgument } from '@wasla/contract/common/page.ts'
import type { UserRowPage } from '@wasla/contract/generated/admin-types.ts'
import type { ProfileStatus, ProfileType } from '@wasla/contract/profiles/types.ts'
import type { AdminParts } from '../parts.ts'
import { findUserPage, freshen } from '../stores/user-search.ts'
import { findUserRows } from '../stores/users.ts'

export type UserSearch = {
  term?: string | null | undefined
  suspended?: boolean | null | undefined
  closed?: boolean | null | undefined
  profileType?: ProfileType | null | undefined
  profileStatus?: ProfileStatus | null | undefined
  pagination?: (PageArgument & { sort?: SortArgument }) | null | undefined
}

const columnOf = { createdAt: 'created_at', name: 'sort_name' } as const

/** `adminUsers`: finds users by number, name or user name, in either script and spelling, and by type and status of their profiles. */
export async function listUsers(parts: Pick<AdminParts, 'db' | 'dialect'>, search: UserSearch): Promise<UserRowPage> {
  const { term, suspended = null, closed = null, profileType, profileStatus, pagination } = search
  await freshen(parts.db)
  const sort = adminSortOf('users', pagination?.sort)
  const { count, ids } = await findUserPage(
    parts,
    { words: searchWords(term) ?? [], suspended, closed, profileType: profileType ?? null, profileStatus: profileStatus ?? null },
    { column: columnOf[sort.field], descending: sort.descending },
    adminPageOf(pagination),
  )
  return { count, data: await findUserRows(parts.db, ids) }
}
