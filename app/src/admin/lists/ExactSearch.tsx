import { useState } from 'react'
import { SearchField } from '@wasla/design-system/components/SearchField'
import type { List } from './useList.ts'

/** Narrows a list to one exact word, such as an address or an id; it begins on Enter. */
export function ExactSearch({ list, name, label }: { list: List; name: string; label: string }) {
  const asked = list.state.filters[name] ?? ''
  const [typed, setTyped] = useState({ of: asked, text: asked })
  const text = typed.of === asked ? typed.text : asked
  const search = (next: string) => list.change({ filters: { [name]: next.trim() || undefined } })
  return (
    <SearchField
      variant="sunken"
      label={label}
      value={text}
      onChange={(next) => setTyped({ of: asked, text: next })}
      onSubmit={search}
      onClear={() => search('')}
    />
  )
}
