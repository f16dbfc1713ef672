import { useCallback } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { programLimits } from '@wasla/contract/programs/limits.ts'
import { objectiveTypes, programFocuses, type ObjectiveType, type ProgramFocus } from '@wasla/contract/programs/types.ts'
import { Badge } from '@wasla/design-system/components/Badge'
import { ChipGroup } from '@wasla/design-system/components/Chip/ChipGroup.tsx'
import { ChipSelect } from '@wasla/design-system/components/Chip/ChipSelect.tsx'
import { SearchField } from '@wasla/design-system/components/SearchField'
import { useSearchText } from '#shared/list/useSearchText.ts'
import { useChangeAddress } from '#shell/useAddress.ts'
import { discoverAddress, discoverTypes, openTypes, readDiscover, type DiscoverList, type DiscoverType } from './discover-address.ts'
import * as styles from './Discover.css.ts'

const any = 'ANY'
const isOpen = (type: DiscoverType): type is DiscoverList['type'] => openTypes.some((each) => each === type)

/** What Discover lists: kinds, objective, focus and a name. All of it is part of the address. */
export function DiscoverFilters({ list }: { list: DiscoverList }) {
  const intl = useIntl()
  const changeAddress = useChangeAddress()
  const { type, term, objective, focus } = list
  const go = useCallback(
    (change: Partial<DiscoverList>, replace = false) =>
      changeAddress((query) => discoverAddress({ ...readDiscover(query), page: 1, ...change }), { replace, preventScrollReset: true }),
    [changeAddress],
  )
  const search = useCallback((next: string) => go({ term: next }, true), [go])
  const [typed, setTyped] = useSearchText(term, search)
  return (
    <div className={styles.filters}>
      <div className={styles.kinds}>
        <ChipGroup
          label={intl.formatMessage({ id: 'programs.discover.types' })}
          overflow="scroll"
          selected={[type]}
          onChange={([chosen]) => go({ type: openTypes.find((each) => each === chosen) ?? 'all' })}
          options={discoverTypes.map((id) => ({
            id,
            isDisabled: !isOpen(id),
            label: (
              <span className={styles.kind}>
                <FormattedMessage id={`programs.discover.type.${id}`} />
                {!isOpen(id) && <Badge variant="soon" />}
              </span>
            ),
          }))}
        />
      </div>
      <div className={styles.search}>
        <SearchField
          label={intl.formatMessage({ id: 'programs.discover.search' })}
          placeholder={intl.formatMessage({ id: 'programs.discover.search' })}
          value={typed}
          onChange={(next) => setTyped(next.slice(0, programLimits.searchTerm.most))}
          onSubmit={search}
        />
      </div>
      <div className={styles.choices}>
        <ChipSelect
          label={intl.formatMessage({ id: 'program.fact.objective' })}
          options={[
            { id: any, label: intl.formatMessage({ id: 'programs.discover.anyObjective' }) },
            ...objectiveTypes.map((id) => ({ id, label: intl.formatMessage({ id: `program.objective.${id}` }) })),
          ]}
          value={objective ?? any}
          onChange={(id) => go({ objective: id === any ? null : (id as ObjectiveType) })}
          isSet={objective !== null}
        />
        <ChipSelect
          label={intl.formatMessage({ id: 'program.fact.focus' })}
          options={[
            { id: any, label: intl.formatMessage({ id: 'programs.discover.anyFocus' }) },
            ...programFocuses.map((id) => ({ id, label: intl.formatMessage({ id: `program.focus.${id}` }) })),
          ]}
          value={focus ?? any}
          onChange={(id) => go({ focus: id === any ? null : (id as ProgramFocus) })}
          isSet={focus !== null}
        />
      </div>
    </div>
  )
}
