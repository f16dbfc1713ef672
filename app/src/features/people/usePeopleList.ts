import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { peopleAddress, readPeople, type PeopleList } from './people-list.ts'

/** What the directory shows, in the address: back and forward, reloads and links restore it. An open sheet stays open over a change. */
export function usePeopleList() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const text = query.toString()
  const change = useCallback(
    (part: Partial<PeopleList>) => {
      const current = new URLSearchParams(text)
      const address = peopleAddress({ ...readPeople(current), ...part })
      const dialog = current.get('dialog')
      const sheet = dialog === null ? '' : `${address.includes('?') ? '&' : '?'}${new URLSearchParams({ dialog }).toString()}`
      void navigate(address + sheet, { replace: true, preventScrollReset: true })
    },
    [navigate, text],
  )
  return { list: readPeople(query), change }
}
