import { searchLimits } from '@wasla/contract/search/limits.ts'
import { SearchWithResults } from '@wasla/design-system/components/SearchWithResults'
import { useSearchProps } from './useSearchProps.tsx'

type SearchBoxProps = {
  /** What was typed before it came. */
  first: string
  /** The reader is in the field already. */
  isHeld: boolean
}

/** The search in the bar of a desk, with its results in a panel below. */
export function SearchBox({ first, isHeld }: SearchBoxProps) {
  const search = useSearchProps({ first, limit: searchLimits.dropDown, hasMore: false, onOpened: () => search.onQueryChange('') })
  return <SearchWithResults {...search} autoFocus={isHeld} />
}
