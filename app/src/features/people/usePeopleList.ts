import { useCallback } from 'react'
import { useAddressQuery } from '#shell/useAddress.ts'
import { peopleAddress, readPeople, type PeopleChange } from './people-list.ts'

/**
 * Returns the list of the directory, which is part of the address: back, forward, reloads and links restore it. A change keeps an open
 * sheet open.
 */
export function usePeopleList() {
  const [query, changeQuery] = useAddressQuery()
  const change = useCallback(
    (part: PeopleChange) =>
      changeQuery(
        (current) => {
          const newest = readPeople(current)
          const address = peopleAddress({ ...newest, ...(typeof part === 'function' ? part(newest) : part) })
          const dialog = current.get('dialog')
          const sheet = dialog === null ? '' : `${address.includes('?') ? '&' : '?'}${new URLSearchParams({ dialog }).toString()}`
          return address + sheet
        },
        { replace: true, preventScrollReset: true },
      ),
    [changeQuery],
  )
  return { list: readPeople(query), change }
}
