import { useLocation } from 'react-router'
import { useAddressQuery } from '#shell/useAddress.ts'
import { changedMembers, readMembers, type MemberList } from './member-list.ts'

/** Returns the state of the list of members, which is part of the address: back, forward, reloads and links restore it. */
export function useMemberList() {
  const [query, changeQuery] = useAddressQuery()
  const { pathname } = useLocation()
  return {
    list: readMembers(query),
    change: (change: Partial<MemberList>, replace = false) =>
      changeQuery((current) => changedMembers(current, change), { replace, preventScrollReset: true }),
    hrefFor: (page: number) => {
      const search = changedMembers(query, { page }).toString()
      return search ? `${pathname}?${search}` : pathname
    },
  }
}
