import { pageFrom } from '#shared/list/page-in-address.ts'

/** Roles that `?role=` selects. The owner is only one person, so there is no filter for that role. */
export const roleChoices = ['all', 'Admin', 'Member'] as const
export type RoleChoice = (typeof roleChoices)[number]
export const isRoleChoice = (role: string | null | undefined): role is RoleChoice => roleChoices.some((each) => each === role)

/** Number of members per page (G-25). */
export const pageSize = 10
/** Longest search term, in letters. */
export const longestTerm = 100

/** The list of members as its address describes it. */
export type MemberList = { readonly role: RoleChoice; readonly term: string; readonly page: number }

/** Returns the list that the address selects. Ignores invalid values. */
export function readMembers(query: URLSearchParams): MemberList {
  const role = query.get('role')
  return { role: isRoleChoice(role) ? role : 'all', term: (query.get('q') ?? '').slice(0, longestTerm), page: pageFrom(query.get('page')) }
}

/**
 * Returns the query string after a change. Omits default values and keeps all other parameters. Returns to the first page, unless the page
 * itself is changed.
 */
export function changedMembers(query: URLSearchParams, change: Partial<MemberList>): URLSearchParams {
  const { role, term, page } = { ...readMembers(query), page: 1, ...change }
  const changed = new URLSearchParams(query)
  const put = (name: string, value: string, isDefault: boolean) => {
    if (isDefault) changed.delete(name)
    else changed.set(name, value)
  }
  put('role', role, role === 'all')
  put('q', term, term === '')
  put('page', String(page), page <= 1)
  return changed
}

export const isNarrowed = ({ role, term }: Pick<MemberList, 'role' | 'term'>) => role !== 'all' || term !== ''
