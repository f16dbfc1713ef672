import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { SearchField } from '../SearchField/SearchField.tsx'
import { SearchPanel, type SearchProps } from './SearchPanel.tsx'
import * as styles from './SearchWithResults.css.ts'

/**
 * A search with results while typing, from 768 px on: the field in its bar, the results in a panel below. Arrow keys move through the
 * results without leaving the field, Enter opens a result, Escape closes the panel. On phones use SearchScreen.
 *
 * @selector [data-focused] [data-hovered] on a result
 */
export function SearchWithResults({
  autoFocus = false,
  ...props
}: SearchProps & { /** Focuses the field and opens the panel. Set it if the search replaces a focused field. */ autoFocus?: boolean }) {
  const { label, query, onQueryChange, onChoose } = props
  const [isOpen, setOpen] = useState(autoFocus)
  const around = useRef<HTMLDivElement>(null)

  /* The panel is open while the focus is in the panel or in the field. When the focus leaves both, the panel closes. */
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && around.current?.contains(relatedTarget))) setOpen(false)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setOpen(true)
    if (event.key !== 'Escape' || !isOpen) return
    /* The first Escape closes the panel and keeps the text. The field handles the next Escape, which clears the text. */
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
          <SearchField label={label} variant="sunken" hasList={isOpen} autoFocus={autoFocus} />
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
