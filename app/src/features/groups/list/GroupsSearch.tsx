import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router'
import { SearchField } from '@wasla/design-system/components/SearchField'
import { useSearchText } from '#shared/list/useSearchText.ts'
import { groupsAddress, longestTerm, type GroupsList } from './groups-address.ts'
import * as styles from './Groups.css.ts'

/** Looks for a name in the list that is open. */
export function GroupsSearch({ list: { filter, term } }: { list: GroupsList }) {
  const intl = useIntl()
  const navigate = useNavigate()
  const search = useCallback(
    (next: string) => void navigate(groupsAddress({ filter, term: next, page: 1 }), { replace: true, preventScrollReset: true }),
    [navigate, filter],
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
