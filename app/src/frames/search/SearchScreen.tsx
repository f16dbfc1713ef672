import { searchLimits } from '@wasla/contract/search/limits.ts'
import { SearchSheet } from '@wasla/design-system/components/SearchWithResults/SearchSheet.tsx'
import { useSearchProps } from './useSearchProps.tsx'

/** Search on phones, over the whole screen. Opening a result changes the address, which closes the search. */
export function SearchScreen({ onClose }: { onClose: () => void }) {
  const search = useSearchProps({ first: '', limit: searchLimits.sheetPage, hasMore: true, onOpened: () => undefined })
  return <SearchSheet {...search} isOpen onOpenChange={(isOpen) => !isOpen && onClose()} />
}
