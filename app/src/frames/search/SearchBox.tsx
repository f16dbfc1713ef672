import { searchLimits } from '@wasla/contract/search/limits.ts'
import { SearchWithResults } from '@wasla/design-system/components/SearchWithResults'
import { useSearchProps } from './useSearchProps.tsx'

type SearchBoxProps = {
  /** Text that the user typed before this code had loaded. */
  first: string
  /** Whether the field already had the focus before this code had loaded. */
  hasFocus: boolean
}

/** Search in the bar on desktops, with its results in a panel below. */
export function SearchBox({ first, hasFocus }: SearchBoxProps) {
  const search = useSearchProps({ first, limit: searchLimits.dropDown, hasMore: false, onOpened: () => search.onQueryChange('') })
  return <SearchWithResults {...search} autoFocus={hasFocus} />
}
