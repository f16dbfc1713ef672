import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { SearchField } from '../SearchField/SearchField.tsx'
import { SearchPanel, type SearchProps } from './SearchPanel.tsx'
import * as styles from './SearchWithResults.css.ts'

/**
 * A search that answers while one types, from 768 px on: the field in its bar, the answers in a panel under it. Arrows move
 * through what was found without leaving the field, Enter goes there, Escape closes. On phones use SearchScreen.
 *
 * @selector [data-focused] [data-hovered] on a result
 */
export function SearchWithResults(props: SearchProps) {
  const { label, query, onQueryChange, onChoose } = props
  const [isOpen, setOpen] = useState(false)
  const around = useRef<HTMLDivElement>(null)

  /* the panel is part of the field's own place: it stays while the focus is in either, and goes with it */
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && around.current?.contains(relatedTarget))) setOpen(false)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setOpen(true)
    if (event.key !== 'Escape' || !isOpen) return
    /* the first Escape closes the panel and leaves the words; the next one, the field's own, empties them */
    event.preventDefault()
    event.stopPropagation()
    setOpen(false)
    around.current?.querySelector('input')?.focus()
  }

  return (
    <div ref={around} className={styles.search} onBlur={leave} onKeyDownCapture={onKey} data-component="SearchWithResults">
      <Autocomplete
        inputValue={query}
        onInputChange={(next) => {
          onQueryChange(next)
          setOpen(true)
        }}
      >
        <div onPointerDown={() => setOpen(true)}>
          <SearchField label={label} variant="sunken" hasList={isOpen} />
        </div>
        <div className={styles.panel} hidden={!isOpen} tabIndex={-1} data-part="panel">
          <SearchPanel
            {...props}
            onChoose={(id) => {
              setOpen(false)
              onChoose?.(id)
            }}
          />
        </div>
      </Autocomplete>
    </div>
  )
}
