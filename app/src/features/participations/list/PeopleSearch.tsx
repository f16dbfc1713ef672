import { useEffect, useRef, useState } from 'react'
import { SearchField } from '@wasla/design-system/components/SearchField'
import { useServices } from '#services/context.ts'

/** Milliseconds between the last key and the search. */
const pause = 350

type PeopleSearchProps = { label: string; term: string; onSearch: (term: string) => void }

/**
 * Search field for names and user names. Searches after a pause in typing, or at once on Enter. Shows the search term of the address if the
 * address changes (M-08).
 */
export function PeopleSearch({ label, term, onSearch }: PeopleSearchProps) {
  const { startTimer } = useServices()
  const [typed, setTyped] = useState(term)
  const [shownTerm, setShownTerm] = useState(term)
  const stop = useRef(() => {})
  if (shownTerm !== term) {
    setShownTerm(term)
    if (term !== typed.trim()) setTyped(term)
  }
  useEffect(() => () => stop.current(), [])
  const search = (text: string) => {
    stop.current()
    if (text.trim() !== term) onSearch(text.trim())
  }
  return (
    <SearchField
      label={label}
      placeholder={label}
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
