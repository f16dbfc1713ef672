import { Select, type SelectOption } from '@wasla/design-system/components/Select'
import type { List } from './useList.ts'

const all = 'all'

/** Narrows a table to one value of a filter, or to none. */
export function ListFilter({
  list,
  name,
  label,
  everything,
  options,
}: {
  list: List
  name: string
  label: string
  /** What stands for no filter. */
  everything: string
  options: readonly SelectOption[]
}) {
  return (
    <Select
      label={label}
      value={list.state.filters[name] ?? all}
      options={[{ id: all, label: everything }, ...options]}
      onChange={(id) => list.change({ filters: { [name]: id === all ? undefined : id } })}
    />
  )
}
