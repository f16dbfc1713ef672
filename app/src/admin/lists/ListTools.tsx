import type { OperationVariables } from '@apollo/client'
import { useIntl } from 'react-intl'
import { ChipSelect } from '@wasla/design-system/components/Chip/ChipSelect.tsx'
import { CountBadge } from '@wasla/design-system/components/CountBadge'
import { IconButton } from '@wasla/design-system/components/IconButton'
import type { TableRow } from '@wasla/design-system/components/Table'
import { TagGroup } from '@wasla/design-system/components/TagGroup'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import type { ListDescription, ListFilter } from './description.ts'
import { ExactSearch } from './ExactSearch.tsx'
import { FilterSheet } from './FilterSheet.tsx'
import { setFilters, unfiltered } from './list-state.ts'
import { ListSearch } from './ListSearch.tsx'
import type { List } from './useList.ts'
import * as styles from './ListScreen.css.ts'

type ListToolsProps<T extends TableRow, Data, Variables extends OperationVariables> = {
  description: ListDescription<T, Data, Variables>
  list: List
}

/**
 * Search and filters of a list. On phones, the filters are in a sheet behind one button, which counts the set filters. The set filters are
 * listed below the search.
 */
export function ListTools<T extends TableRow, Data, Variables extends OperationVariables>({
  description,
  list,
}: ListToolsProps<T, Data, Variables>) {
  const intl = useIntl()
  const { search, filters } = description
  const sheet = useUrlDialog('filters')
  const own = search && 'kind' in search ? search.name : null
  const set = setFilters(list.state).filter(([name]) => name !== own)
  /* A filter that only links set has no field. Only its chip can remove it, so the chip appears at every width. */
  const unseen = set.filter(([name]) => !filters.some((filter) => filter.name === name))
  const hasSheet = filters.length > 0 || description.orders.length > 1
  if (!search && !hasSheet) return null
  return (
    <div className={styles.tools}>
      {search && (
        <div className={styles.search}>
          {'kind' in search ? (
            <ExactSearch key={search.name} list={list} name={search.name} label={search.label} />
          ) : (
            <ListSearch term={list.state.term} onSearch={(term) => list.change({ term }, true)} label={search.label} />
          )}
        </div>
      )}
      <div className={styles.onDesktop}>
        {filters.map((filter) => (
          <InlineFilter key={filter.name} filter={filter} list={list} />
        ))}
        {unseen.length > 0 && <SetFilters set={unseen} filters={filters} list={list} place="below" />}
      </div>
      <div className={styles.onPhone}>
        {hasSheet && (
          <IconButton
            variant="bordered"
            icon="filter"
            label={intl.formatMessage({ id: 'admin.filter.button' }, { count: set.length })}
            badge={set.length > 0 ? <CountBadge count={set.length} /> : undefined}
            onPress={sheet.open}
          />
        )}
        {set.length > 0 && <SetFilters set={set} filters={filters} list={list} place={search ? 'below' : 'beside'} />}
      </div>
      {sheet.isOpen && <FilterSheet description={description} state={list.state} onApply={list.change} onClose={sheet.close} />}
    </div>
  )
}

type SetFiltersProps = {
  set: readonly (readonly [name: string, value: string])[]
  filters: readonly ListFilter[]
  list: List
  place: keyof typeof styles.set
}

/** Lists the set filters, each with a button that removes it. */
function SetFilters({ set, filters, list, place }: SetFiltersProps) {
  const intl = useIntl()
  return (
    <div className={styles.set[place]}>
      <TagGroup
        label={intl.formatMessage({ id: 'admin.filter.set' })}
        items={set.map(([name, value]) => ({ id: name, text: saidBy(filters, name, value) }))}
        onRemove={(name) => list.change({ filters: { [name]: undefined } })}
      />
    </div>
  )
}

/** Returns the label of a set filter. */
function saidBy(filters: readonly ListFilter[], name: string, value: string): string {
  const filter = filters.find((one) => one.name === name)
  return (filter?.kind === 'choice' && filter.options.find(({ id }) => id === value)?.label) || value
}

function InlineFilter({ filter, list }: { filter: ListFilter; list: List }) {
  const value = list.state.filters[filter.name]
  if (filter.kind === 'exact')
    return (
      <div className={styles.exact}>
        <ExactSearch list={list} name={filter.name} label={filter.label} />
      </div>
    )
  return (
    <ChipSelect
      label={filter.label}
      value={value ?? unfiltered}
      isSet={value !== undefined}
      options={[{ id: unfiltered, label: filter.any }, ...filter.options]}
      onChange={(id) => list.change({ filters: { [filter.name]: id === unfiltered ? undefined : id } })}
    />
  )
}
