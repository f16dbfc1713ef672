import { searchLimits } from '@wasla/contract/search/limits.ts'
import { SearchWithResults } from '@wasla/design-system/components/SearchWithResults'
import { useSearchProps } from './useSearchProps.tsx'

type SearchBoxProps = {
  /** Text that was typed before this code had loaded. */
  first: string
  /** Whether the user is already in the field. */
  hasFocus: boolean
}

/** Search of a desk's bar, with its results in a panel below. */
export function SearchBox({ first, hasFocus }: SearchBoxProps) {
  const search = useSearchProps({ first, limit: searchLimits.dropDown, hasMore: false, onOpened: () => search.onQueryChange('') })
  return <SearchWithResults {...search} autoFocus={hasFocus} />
}
