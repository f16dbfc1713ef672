import { useLocation } from 'react-router'
import { useAddressQuery } from '#shell/useAddress.ts'
import { changedPeople, readPeople, type PeopleList } from './people-list.ts'

/** Returns the state of a list of people, which is part of the address: back, forward, reloads and links restore it. */
export function usePeopleList<Order extends string>(orders: readonly [Order, ...Order[]]) {
  const [query, changeQuery] = useAddressQuery()
  const { pathname } = useLocation()
  return {
    list: readPeople(query, orders),
    change: (change: Partial<PeopleList<Order>>, replace = false) =>
      changeQuery((current) => changedPeople(current, change, orders), { replace, preventScrollReset: true }),
    hrefFor: (page: number) => {
      const search = changedPeople(query, { page }, orders).toString()
      return search ? `${pathname}?${search}` : pathname
    },
  }
}
