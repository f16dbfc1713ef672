import { useEffect, useRef, useState } from 'react'
import { SearchField } from '@wasla/design-system/components/SearchField'
import { useServices } from '#services/context.ts'

/** Debounce time of the search, in milliseconds. */
const pause = 350

type PeopleSearchProps = { label: string; term: string; onSearch: (term: string) => void }

/** Searches by name and user name: debounced, and at once on Enter. Updates its text if the address changes from outside (M-08). */
export function PeopleSearch({ label, term, onSearch }: PeopleSearchProps) {
  const { startTimer } = useServices()
  const [typed, setTyped] = useState(term)
  const [known, setKnown] = useState(term)
  const stop = useRef(() => {})
  if (known !== term) {
    setKnown(term)
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
