import { useEffect, useRef, useState } from 'react'
import { SearchField } from '@wasla/design-system/components/SearchField'
import { useAdminServices } from '../services/context.ts'
import type { List } from './useList.ts'

/** So long after the last letter a search begins by itself, in milliseconds. */
const pause = 350

/** What is searched for: found a moment after typing, at once on Enter. */
export function ListSearch({ list, label }: { list: List; label: string }) {
  const { startTimer } = useAdminServices()
  const { term } = list.state
  const [typed, setTyped] = useState(term)
  const known = useRef(term)
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])
  useEffect(() => {
    /* the address changed by itself: back, forward, a link */
    if (known.current === term) return
    known.current = term
    setTyped(term)
  }, [term])
  const search = (text: string) => {
    stop.current()
    const asked = text.trim()
    if (known.current === asked) return
    known.current = asked
    list.change({ term: asked }, true)
  }
  return (
    <SearchField
      variant="sunken"
      label={label}
      value={typed}
      onChange={(text) => {
        setTyped(text)
        stop.current()
        stop.current = startTimer(() => search(text), pause)
      }}
      onSubmit={search}
      onClear={() => search('')}
    />
  )
}
