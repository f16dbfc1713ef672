import { useState } from 'react'
import type { OperationVariables } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { ChipGroup } from '@wasla/design-system/components/Chip/ChipGroup.tsx'
import { Select } from '@wasla/design-system/components/Select'
import { Sheet } from '@wasla/design-system/components/Sheet'
import type { TableRow } from '@wasla/design-system/components/Table'
import { TextField } from '@wasla/design-system/components/TextField'
import { Heading } from '@wasla/design-system/primitives/Heading'
import type { ListDescription, ListFilter } from './description.ts'
import { defaultFilters, paginationOf, unfiltered, type ListChange, type ListState } from './list-state.ts'
import * as styles from './ListScreen.css.ts'

type FilterSheetProps<T extends TableRow, Data, Variables extends OperationVariables> = {
  description: ListDescription<T, Data, Variables>
  state: ListState
  /** If `replace` is true, the filtered list replaces the history entry of the sheet. */
  onApply: (change: ListChange, replace: boolean) => void
  onClose: () => void
}

/** Largest number of choices that are shown as chips; a filter with more uses a select. */
const inSight = 8

/** All filters of a list in one sheet, on a phone. Its button shows the number of matching rows before the filters are applied. */
export function FilterSheet<T extends TableRow, Data, Variables extends OperationVariables>({
  description,
  state,
  onApply,
  onClose,
}: FilterSheetProps<T, Data, Variables>) {
  const intl = useIntl()
  const { shape, filters, orders, result } = description
  const [draft, setDraft] = useState(state.filters)
  const [sort, setSort] = useState(state.sort)
  const requested = { ...state, filters: draft, sort, page: 1 }
  const { data } = useQuery<Data>(description.document, {
    variables: description.variables(requested, { ...paginationOf(requested), limit: 1 }),
    context: { errors: 'mine' },
    fetchPolicy: 'cache-and-network',
  })
  const count = data === undefined ? null : description.found(data as Data).count
  const change = (name: string, value: string | undefined) => setDraft((now) => ({ ...now, [name]: value }))
  const every = Object.fromEntries(Object.keys(shape.filters).map((name) => [name, draft[name]]))
  const order = `${sort.direction} ${sort.field}`
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage id="admin.filter.title" />}
      actions={
        <div className={styles.footer}>
          <Button onPress={() => setDraft(defaultFilters(shape))}>
            <FormattedMessage id="admin.filter.clear" />
          </Button>
          <Button variant="primary" onPress={() => onApply({ filters: every, sort }, true)}>
            {count === null ? <FormattedMessage id="admin.filter.show" /> : <FormattedMessage id={result} values={{ count }} />}
          </Button>
        </div>
      }
    >
      <div className={styles.sheet}>
        {filters.map((filter) => (
          <FilterGroup key={filter.name} filter={filter} value={draft[filter.name]} onChange={(value) => change(filter.name, value)} />
        ))}
        {orders.length > 1 && (
          <div className={styles.group}>
            <Heading level={3} look="label">
              <FormattedMessage id="admin.filter.sort" />
            </Heading>
            <ChipGroup
              label={intl.formatMessage({ id: 'admin.filter.sort' })}
              options={orders.map(({ field, direction, label }) => ({ id: `${direction} ${field}`, label }))}
              selected={[order]}
              onChange={([id]) => {
                const chosen = orders.find(({ field, direction }) => `${direction} ${field}` === id)
                if (chosen) setSort({ field: chosen.field, direction: chosen.direction })
              }}
            />
          </div>
        )}
      </div>
    </Sheet>
  )
}

type FilterGroupProps = { filter: ListFilter; value: string | undefined; onChange: (value: string | undefined) => void }

function FilterGroup({ filter, value, onChange }: FilterGroupProps) {
  if (filter.kind === 'exact')
    return (
      <TextField label={filter.label} value={value ?? ''} onChange={(text) => onChange(text.trim() === '' ? undefined : text.trim())} />
    )
  const options = [{ id: unfiltered, label: filter.any }, ...filter.options]
  const choose = (id: string | undefined) => onChange(id === undefined || id === unfiltered ? undefined : id)
  if (options.length > inSight) return <Select label={filter.label} value={value ?? unfiltered} options={options} onChange={choose} />
  return (
    <div className={styles.group}>
      <Heading level={3} look="label">
        {filter.label}
      </Heading>
      <ChipGroup label={filter.label} options={options} selected={[value ?? unfiltered]} onChange={([id]) => choose(id)} />
    </div>
  )
}
