import { useLocation, useSearchParams } from 'react-router'
import type { Platform } from '@wasla/contract/social/record.ts'
import { addressWith } from '#shell/query-change.ts'
import { readSelection, withSelection, type Selection } from './selection.ts'

/** Returns the address that selects other figures. `place` is the id of the part to which the page scrolls if it is reloaded. */
export type SelectionHref = (name: keyof Selection, value: string, place: string) => string

/** Returns which figures the address selects, and the addresses that select others. */
export function useSelection(platforms: readonly Platform[]): { selection: Selection; hrefFor: SelectionHref } {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  return {
    selection: readSelection(query, platforms),
    hrefFor: (name, value, place) => addressWith(pathname, withSelection(query, name, value), place),
  }
}
