import { useLocation } from 'react-router'
import { useAddressQuery } from '#shell/useAddress.ts'
import { changedList, paginationOf, readList, type ListChange, type ListShape } from './list-state.ts'

/** State of a list, stored in the address, so that back, forward, reloads and links restore it. */
export function useList(shape: ListShape) {
  const [params, changeQuery] = useAddressQuery()
  const { pathname } = useLocation()
  const state = readList(params, shape)
  return {
    state,
    shape,
    pagination: paginationOf(state),
    change: (change: ListChange, replace = false) =>
      changeQuery((current) => changedList(current, change, shape), { replace, preventScrollReset: true }),
    hrefFor: (page: number) => {
      const search = changedList(params, { page }, shape).toString()
      return search ? `${pathname}?${search}` : pathname
    },
  }
}

export type List = ReturnType<typeof useList>
