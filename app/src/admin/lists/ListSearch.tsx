import { useEffect, useRef, useState } from 'react'
import { SearchField } from '@wasla/design-system/components/SearchField'
import { useAdminServices } from '../services/context.ts'
import type { List } from './useList.ts'

/** Milliseconds between the last keystroke and the automatic search. */
const pause = 350

/** Search field of a list. Searches shortly after the last keystroke, and immediately on Enter. */
export function ListSearch({ list, label }: { list: List; label: string }) {
  const { startTimer } = useAdminServices()
  const { term } = list.state
  const [typed, setTyped] = useState(term)
  const known = useRef(term)
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])
  useEffect(() => {
    /* The address changed from outside: back, forward or a link. */
    if (known.current === term) return
    known.current = term
    setTyped(term)
  }, [term])
  const search = (text: string) => {
    stop.current()
    const requested = text.trim()
    if (known.current === requested) return
    known.current = requested
    list.change({ term: requested }, true)
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
