import { useCallback } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { programLimits } from '@wasla/contract/programs/limits.ts'
import { ChipSelect } from '@wasla/design-system/components/Chip/ChipSelect.tsx'
import { CountBadge } from '@wasla/design-system/components/CountBadge'
import { IconButton } from '@wasla/design-system/components/IconButton'
import { usePhone } from '@wasla/design-system/components/Overlay/usePhone.ts'
import { SearchField } from '@wasla/design-system/components/SearchField'
import { ToggleButton } from '@wasla/design-system/components/ToggleButton'
import { ToggleGroup } from '@wasla/design-system/components/ToggleButton/ToggleGroup.tsx'
import { lazyOverlay } from '#lazy/lazy-overlay.tsx'
import { useSearchText } from '#shared/list/useSearchText.ts'
import { useChangeAddress } from '#shell/useAddress.ts'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { countSet, discoverAddress, discoverViews, readDiscover, type DiscoverList } from './discover-address.ts'
import { useDiscoverChoices } from './useDiscoverChoices.ts'
import * as styles from './Discover.css.ts'

/* The sheet is loaded only on phones, where it replaces the choices. */
const DiscoverFilterSheet = lazyOverlay(() => import('./DiscoverFilterSheet.tsx').then((module) => module.DiscoverFilterSheet))

type DiscoverFiltersProps = {
  list: DiscoverList
  /** Whether the viewer can join programs. If not, the filter for suitable programs is hidden. */
  isForThem: boolean
}

/**
 * Filters of Discover on one line: a search field, at most three choices, and the view (cards or rows). On phones the choices are behind
 * the button “Filters”. All values are part of the address.
 */
export function DiscoverFilters({ list, isForThem }: DiscoverFiltersProps) {
  const intl = useIntl()
  const isPhone = usePhone()
  const sheet = useUrlDialog('filters')
  const changeAddress = useChangeAddress()
  const go = useCallback(
    (change: Partial<DiscoverList>, replace = false) =>
      changeAddress((query) => discoverAddress({ ...readDiscover(query), page: 1, ...change }), { replace, preventScrollReset: true }),
    [changeAddress],
  )
  const search = useCallback((next: string) => go({ term: next }, true), [go])
  const [typed, setTyped] = useSearchText(list.term, search)
  const { objective, focus } = useDiscoverChoices(list, go)
  const set = countSet(list)
  return (
    <div className={styles.filters}>
      <div className={styles.search}>
        <SearchField
          label={intl.formatMessage({ id: 'programs.discover.search' })}
          placeholder={intl.formatMessage({ id: 'programs.discover.search' })}
          value={typed}
          onChange={(next) => setTyped(next.slice(0, programLimits.searchTerm.most))}
          onSubmit={search}
        />
      </div>
      {isPhone ? (
        <IconButton
          icon="filter"
          variant="bordered"
          label={intl.formatMessage({ id: 'programs.discover.filters' }, { count: set })}
          {...(set > 0 && { badge: <CountBadge count={set} /> })}
          onPress={sheet.open}
        />
      ) : (
        <div className={styles.choices}>
          <ChipSelect {...objective} />
          <ChipSelect {...focus} />
          {isForThem && (
            <ToggleButton isSelected={list.fitsMe} onChange={(fitsMe) => go({ fitsMe })}>
              <FormattedMessage id="program.fit.eligible" />
            </ToggleButton>
          )}
        </div>
      )}
      <ToggleGroup
        label={intl.formatMessage({ id: 'programs.discover.view' })}
        selectionMode="single"
        selected={[list.view]}
        onChange={([chosen]) => {
          /*
           * A press on the selected view would select no view. It is ignored, because one of the two views is always shown. A change of
           * view keeps the page number.
           */
          const view = discoverViews.find((each) => each === chosen)
          if (view) go({ view, page: list.page }, true)
        }}
      >
        <ToggleButton id="cards" icon="grid" label={intl.formatMessage({ id: 'programs.discover.view.cards' })} />
        <ToggleButton id="list" icon="list" label={intl.formatMessage({ id: 'programs.discover.view.list' })} />
      </ToggleGroup>
      {isPhone && sheet.isOpen && <DiscoverFilterSheet list={list} isForThem={isForThem} onChange={go} onClose={sheet.close} />}
    </div>
  )
}
