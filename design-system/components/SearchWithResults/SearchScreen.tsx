import { useState } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { SearchProps } from './SearchPanel.tsx'
import { SearchSheet } from './SearchSheet.tsx'

/** `SearchWithResults` for phones: an icon button that opens a full-screen sheet with the field at the top. */
export function SearchScreen(props: SearchProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton icon="search" label={props.label} onPress={() => setOpen(true)} aria-expanded={isOpen} />
      <SearchSheet
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onChoose={(id) => {
          setOpen(false)
          props.onChoose?.(id)
        }}
      />
    </>
  )
}
