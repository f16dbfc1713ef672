import { useEffect, useRef, useState } from 'react'
import { SearchField, type SearchFieldProps } from '@wasla/design-system/components/SearchField'
import { useAdminServices } from '../services/context.ts'

/** Milliseconds between the last keystroke and the automatic search. */
const pause = 350

type ListSearchProps = Pick<SearchFieldProps, 'label' | 'variant'> & {
  /** The search term of the address. */
  term: string
  onSearch: (term: string) => void
}

/**
 * Search field of a list. Searches shortly after the last keystroke, and immediately on Enter. The field keeps its own text: the address
 * renders a moment after a key, and a key that is pressed in that moment would be lost.
 */
export function ListSearch({ term, onSearch, label, variant = 'sunken' }: ListSearchProps) {
  const { startTimer } = useAdminServices()
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
    onSearch(requested)
  }
  return (
    <SearchField
      variant={variant}
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
