import { useCallback } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { peopleLimits } from '@wasla/contract/people/limits.ts'
import { Button } from '@wasla/design-system/components/Button'
import { ChipSelect } from '@wasla/design-system/components/Chip/ChipSelect.tsx'
import { SearchField } from '@wasla/design-system/components/SearchField'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { ExploreLayout } from '#shared/explore/ExploreLayout.tsx'
import { useSearchText } from '#shared/list/useSearchText.ts'
import { FilterRow } from '../filters/FilterRow.tsx'
import { setFilters } from '../filters/set-filters.ts'
import { PeopleCount } from '../PeopleCount.tsx'
import { everybody, sorts } from '../people-list.ts'
import { SavedFilters } from '../saved/SavedFilters.tsx'
import { useSavedAddress } from '../saved/useSavedAddress.ts'
import { usePeopleList } from '../usePeopleList.ts'
import { DirectoryResults } from './DirectoryResults.tsx'
import { usePeople } from './usePeople.ts'
import * as styles from './Directory.css.ts'

/** Directory of everybody with a public page. Search, filters and order are all part of the address. */
export function DirectoryScreen() {
  usePageTitle('people.title')
  useSavedAddress()
  const intl = useIntl()
  const { list, change } = usePeopleList()
  const people = usePeople(list)
  const search = useCallback((term: string) => change({ term }), [change])
  const [typed, setTyped] = useSearchText(list.term, search)
  const isNarrow = list.term !== '' || setFilters(list).length > 0
  const clear = () => change(everybody)
  return (
    <ExploreLayout current="people" title={<FormattedMessage id="people.title" />} lead={<FormattedMessage id="people.about" />}>
      <div className={styles.filters}>
        <SearchField
          label={intl.formatMessage({ id: 'people.search' })}
          value={typed}
          onChange={(next) => setTyped(next.slice(0, peopleLimits.term))}
          onSubmit={search}
        />
        <FilterRow choice={list} onChange={change} count={people.count} onClear={clear} />
        <div className={styles.tools}>
          <span role="status" className={styles.count}>
            {people.count !== null && <PeopleCount count={people.count} />}
          </span>
          {isNarrow && (
            <Button variant="quiet" size="small" onPress={clear}>
              <FormattedMessage id="people.clear" />
            </Button>
          )}
          <div className={styles.end}>
            <span className={styles.tell}>
              <SavedFilters choice={list} />
            </span>
            <span className={styles.sort}>
              <span className={styles.sortLabel} aria-hidden>
                <FormattedMessage id="people.sort" />
              </span>
              <ChipSelect
                label={intl.formatMessage({ id: 'people.sort' })}
                options={sorts.map((id) => ({ id, label: intl.formatMessage({ id: `people.sort.${id}` }) }))}
                value={list.sort}
                onChange={(id) => change({ sort: sorts.find((sort) => sort === id) ?? 'BEST_MATCH' })}
              />
            </span>
          </div>
        </div>
      </div>
      <DirectoryResults list={list} people={people} />
    </ExploreLayout>
  )
}
