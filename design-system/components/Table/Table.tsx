import { useState, type ReactNode } from 'react'
import { Cell, Column, Row, Table as AriaTable, TableBody, TableHeader, type Selection } from 'react-aria-components/Table'
import { FormattedMessage } from 'react-intl'
import { Empty } from '../Empty/Empty.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { ScrollRegion } from './ScrollRegion.tsx'
import { SelectionBox } from './SelectionBox.tsx'
import { SortMark } from './SortMark.tsx'
import { TableSkeleton } from './TableSkeleton.tsx'
import * as styles from './Table.css.ts'

export const tablePresentations = ['scrolled', 'stacked'] as const
export const tableStates = ['ready', 'loading', 'error'] as const

export type TableRow = { id: string }
export type TableSort = { column: string; direction: 'ascending' | 'descending' }

export type TableColumn<T extends TableRow> = {
  id: string
  /** What stands over the column, and before each value where rows are stacked. */
  name: string
  cell: (row: T) => ReactNode
  /** Figures of one width, at the end side. */
  isNumber?: boolean
  isSortable?: boolean
  /** Names the row for whoever hears it. @default the first column */
  isRowHeader?: boolean
}

export type TableProps<T extends TableRow> = {
  /** What the rows are. */
  label: string
  columns: readonly TableColumn<T>[]
  rows: readonly T[]
  /** On narrow places: scroll sideways inside itself, or become a card for each row. @default 'scrolled' */
  presentation?: (typeof tablePresentations)[number]
  sort?: TableSort
  onSort?: (sort: TableSort) => void
  /** @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple'
  selected?: 'all' | ReadonlySet<string>
  onSelect?: (selected: 'all' | ReadonlySet<string>) => void
  /** Opens a row: by press, by Enter. */
  onRowAction?: (id: string) => void
  /** Where a row leads; it is then a link. */
  rowHref?: (row: T) => string
  /** Plain words of a row, for typing ahead. */
  rowText?: (row: T) => string
  /** @default 'ready' */
  state?: (typeof tableStates)[number]
  onRetry?: () => void
  isRetrying?: boolean
  /** What stands here while there are no rows. */
  empty?: ReactNode
  /** At most about twelve rows high, the header stays in sight. */
  isLow?: boolean
}

/**
 * Rows to compare, sort, choose from and open. Arrow keys move between cells, in Arabic mirrored; letters jump to a row.
 * @selector [data-hovered] [data-pressed] [data-selected] [data-focus-visible] on a row; [data-focus-visible] on a cell and a column
 */
export function Table<T extends TableRow>({
  state = 'ready',
  isLow,
  presentation = 'scrolled',
  onRetry,
  isRetrying,
  ...props
}: TableProps<T>) {
  if (state === 'error') return <ErrorState onRetry={onRetry} isRetrying={isRetrying} />
  return (
    <div className={styles.box} data-component="Table" data-state={state}>
      <ScrollRegion label={props.label} isLow={isLow}>
        {state === 'loading' ? <TableSkeleton {...props} presentation={presentation} /> : <Grid {...props} presentation={presentation} />}
      </ScrollRegion>
    </div>
  )
}

type GridProps<T extends TableRow> = Omit<TableProps<T>, 'state' | 'isLow' | 'onRetry' | 'isRetrying'> & {
  presentation: (typeof tablePresentations)[number]
}

const idsOf = (selection: Selection) => (selection === 'all' ? selection : new Set([...selection].map(String)))

function Grid<T extends TableRow>({
  label,
  columns,
  rows,
  presentation,
  sort,
  onSort,
  selectionMode = 'none',
  selected,
  onSelect,
  onRowAction,
  rowHref,
  rowText,
  empty,
}: GridProps<T>) {
  const [own, setOwn] = useState<'all' | ReadonlySet<string>>(new Set<string>())
  const head = columns.find(({ isRowHeader }) => isRowHeader)?.id ?? columns[0]?.id
  const hasBoxes = selectionMode === 'multiple'
  const row = styles.row[onRowAction || rowHref || selectionMode !== 'none' ? 'pressable' : 'still']
  const select = (selection: Selection) => {
    const ids = idsOf(selection)
    setOwn(ids)
    onSelect?.(ids)
  }
  return (
    <AriaTable
      aria-label={label}
      className={styles.table[presentation]}
      sortDescriptor={sort}
      onSortChange={({ column, direction }) => onSort?.({ column: String(column), direction })}
      selectionMode={selectionMode}
      selectedKeys={selected ?? own}
      onSelectionChange={select}
      onRowAction={onRowAction && ((key) => onRowAction(String(key)))}
    >
      <TableHeader className={styles.header}>
        {hasBoxes && (
          <Column className={styles.boxColumn} data-box>
            <SelectionBox />
          </Column>
        )}
        {columns.map(({ id, name, isNumber, isSortable }) => (
          <Column
            key={id}
            id={id}
            isRowHeader={id === head}
            allowsSorting={isSortable}
            className={styles.column[isNumber ? 'number' : 'words']}
            data-sortable={isSortable || undefined}
          >
            {isSortable ? ({ sortDirection }) => <SortMark direction={sortDirection}>{name}</SortMark> : name}
          </Column>
        ))}
      </TableHeader>
      <TableBody renderEmptyState={() => empty ?? <Empty title={<FormattedMessage id="ds.table.empty.title" />} />}>
        {rows.map((item) => (
          <Row key={item.id} id={item.id} className={row} href={rowHref?.(item)} textValue={rowText?.(item)}>
            {hasBoxes && (
              <Cell className={styles.boxCell} data-box>
                <SelectionBox />
              </Cell>
            )}
            {columns.map(({ id, name, cell, isNumber }) => (
              <Cell key={id} className={styles.cell[isNumber ? 'number' : 'words']} data-label={name} data-head={id === head || undefined}>
                {cell(item)}
              </Cell>
            ))}
          </Row>
        ))}
      </TableBody>
    </AriaTable>
  )
}
