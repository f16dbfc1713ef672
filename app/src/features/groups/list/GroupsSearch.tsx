import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { SearchField } from '@wasla/design-system/components/SearchField'
import { useSearchText } from '#shared/list/useSearchText.ts'
import { useChangeAddress } from '#shell/useAddress.ts'
import { groupsAddress, longestTerm, readGroups, type GroupsList } from './groups-address.ts'
import * as styles from './Groups.css.ts'

/** Searches the open list by name. */
export function GroupsSearch({ list: { term } }: { list: GroupsList }) {
  const intl = useIntl()
  const changeAddress = useChangeAddress()
  const search = useCallback(
    (next: string) =>
      changeAddress((query) => groupsAddress({ ...readGroups(query), term: next, page: 1 }), { replace: true, preventScrollReset: true }),
    [changeAddress],
  )
  const [typed, setTyped] = useSearchText(term, search)
  const label = intl.formatMessage({ id: 'groups.list.search' })
  return (
    <div className={styles.search}>
      <SearchField
        label={label}
        placeholder={label}
        value={typed}
        onChange={(next) => setTyped(next.slice(0, longestTerm))}
        onSubmit={search}
      />
    </div>
  )
}
