import { useState } from 'react'
import { SearchField } from '@wasla/design-system/components/SearchField'
import type { List } from './useList.ts'

/** Filters a list by one exact value, such as an address or an id. Applies it on Enter. */
export function ExactSearch({ list, name, label }: { list: List; name: string; label: string }) {
  const saved = list.state.filters[name] ?? ''
  const [typed, setTyped] = useState({ of: saved, text: saved })
  const text = typed.of === saved ? typed.text : saved
  const search = (next: string) => list.change({ filters: { [name]: next.trim() || undefined } })
  return (
    <SearchField
      variant="sunken"
      label={label}
      value={text}
      onChange={(next) => setTyped({ of: saved, text: next })}
      onSubmit={search}
      onClear={() => search('')}
    />
  )
}
