import { pageFrom } from '#shared/list/page-in-address.ts'

/** Whom the list of members shows by `?role=`; there is one owner, who needs no choice. */
export const roleChoices = ['all', 'Admin', 'Member'] as const
export type RoleChoice = (typeof roleChoices)[number]
export const isRoleChoice = (role: string | null | undefined): role is RoleChoice => roleChoices.some((each) => each === role)

/** Ten on a page (G-25). */
export const pageSize = 10
/** The longest name that is searched for, in letters. */
export const longestTerm = 100

/** The list of members as its address has it. */
export type MemberList = { readonly role: RoleChoice; readonly term: string; readonly page: number }

/** The list that an address asks for; whatever it asks wrongly is as if it did not. */
export function readMembers(query: URLSearchParams): MemberList {
  const role = query.get('role')
  return { role: isRoleChoice(role) ? role : 'all', term: (query.get('q') ?? '').slice(0, longestTerm), page: pageFrom(query.get('page')) }
}

/** The address after a change, defaults left out, all else as it is. Every change but that of the page begins at the first page. */
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
