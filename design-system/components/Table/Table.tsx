import { useState, type ReactNode } from 'react'
import { Cell, Column, Row, Table as AriaTable, TableBody, TableHeader, type Selection } from 'react-aria-components/Table'
import { FormattedMessage } from 'react-intl'
import { Icon } from '../../icons/Icon.tsx'
import { Empty } from '../Empty/Empty.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { ScrollRegion } from './ScrollRegion.tsx'
import { SelectionBox } from './SelectionBox.tsx'
import { SortMark } from './SortMark.tsx'
import { TableSkeleton } from './TableSkeleton.tsx'
import { linesOf } from './table-lines.ts'
import * as lineStyles from './Lines.css.ts'
import * as styles from './Table.css.ts'

export const tablePresentations = ['scrolled', 'stacked', 'lines'] as const
export const tableStates = ['ready', 'loading', 'error'] as const

export type TableRow = { id: string }
export type TableSort = { column: string; direction: 'ascending' | 'descending' }

/**
 * Position of a value in a row of two lines: the title, the end of the first line, the second line (at most three details), the end of the
 * second line, the end of both lines, or the whole width below both lines.
 */
const tablePlaces = ['title', 'titleEnd', 'detail', 'detailEnd', 'end', 'below'] as const
type TablePlace = (typeof tablePlaces)[number]

export type TableColumn<T extends TableRow> = {
  id: string
  /** Header of the column, also shown before each value if rows are stacked. */
  name: string
  cell: (row: T) => ReactNode
  /** Gives digits one width and aligns them to the end. */
  isNumber?: boolean
  isSortable?: boolean
  /** Names the row for screen readers. @default the first column */
  isRowHeader?: boolean
  /** Position in a narrow table with `presentation="lines"`; without it the column is hidden there. */
  place?: TablePlace
  /** Shorter content for a narrow table. @default as `cell` */
  brief?: (row: T) => ReactNode
}

export type TableProps<T extends TableRow> = {
  /** Accessible name of the table: what the rows are. */
  label: string
  columns: readonly TableColumn<T>[]
  rows: readonly T[]
  /**
   * Layout of a narrow table. `scrolled`: it scrolls sideways. `stacked`: each row becomes a card. `lines`: each row has two lines.
   * @default 'scrolled'
   */
  presentation?: (typeof tablePresentations)[number]
  sort?: TableSort
  onSort?: (sort: TableSort) => void
  /** @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple'
  selected?: 'all' | ReadonlySet<string>
  onSelect?: (selected: 'all' | ReadonlySet<string>) => void
  /** Called to open a row, after a press or Enter. */
  onRowAction?: (id: string) => void
  /** Address of a row, which makes it a link. */
  rowHref?: (row: T) => string
  /** Avatar of a row, before its name, with `presentation="lines"`. */
  rowMark?: (row: T) => ReactNode
  /** Plain text of a row, for type-ahead. */
  rowText?: (row: T) => string
  /** @default 'ready' */
  state?: (typeof tableStates)[number]
  onRetry?: () => void
  isRetrying?: boolean
  /** Shown while there are no rows. */
  empty?: ReactNode
  /** Limits the height to about twelve rows, with a sticky header. */
  isLow?: boolean
}

/**
 * Rows to compare, sort, select and open. Arrow keys move between cells, mirrored in Arabic; letters jump to a row.
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
        {state === 'loading' ? (
          <TableSkeleton {...props} presentation={presentation} hasMarks={props.rowMark !== undefined} />
        ) : (
          <Grid {...props} presentation={presentation} />
        )}
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
  rowMark,
  rowText,
  empty,
}: GridProps<T>) {
  const [own, setOwn] = useState<'all' | ReadonlySet<string>>(new Set<string>())
  const head = columns.find(({ isRowHeader }) => isRowHeader)?.id ?? columns[0]?.id
  const hasBoxes = selectionMode === 'multiple'
  const row = styles.row[onRowAction || rowHref || selectionMode !== 'none' ? 'pressable' : 'still']
  const lines = presentation === 'lines' ? linesOf(columns, head) : null
  const last = columns.at(-1)?.id
  /* A row that is a link has a chevron at its end. In a row of two lines the chevron spans both. */
  const isLeading = lines !== null && rowHref !== undefined
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
      <TableHeader className={rows.length === 0 ? styles.headerOfNone : styles.header} data-part="head">
        {hasBoxes && (
          <Column className={styles.boxColumn} data-box>
            <SelectionBox>
              {lines && (
                <span className={lineStyles.allWords}>
                  <FormattedMessage id="ds.table.selectAll" />
                </span>
              )}
            </SelectionBox>
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
            data-part="column"
          >
            {isSortable ? ({ sortDirection }) => <SortMark direction={sortDirection}>{name}</SortMark> : name}
          </Column>
        ))}
      </TableHeader>
      <TableBody renderEmptyState={() => empty ?? <Empty title={<FormattedMessage id="ds.table.empty.title" />} />}>
        {rows.map((item) => (
          <Row
            key={item.id}
            id={item.id}
            className={row}
            data-part="row"
            href={rowHref?.(item)}
            textValue={rowText?.(item)}
            data-leading={isLeading || undefined}
            data-marked={(lines && rowMark !== undefined) || undefined}
          >
            {hasBoxes && (
              <Cell className={styles.boxCell} data-box>
                <SelectionBox />
              </Cell>
            )}
            {columns.map(({ id, name, isNumber, ...column }) => (
              <Cell
                key={id}
                className={styles.cell[isNumber ? 'number' : 'words']}
                data-label={name}
                data-part="cell"
                data-head={id === head || undefined}
                data-line={lines?.[id]}
              >
                {lines && rowMark && id === head ? (
                  <span className={lineStyles.marked}>
                    <span className={lineStyles.mark}>{rowMark(item)}</span>
                    <Value {...column} item={item} isLined />
                  </span>
                ) : (
                  <Value {...column} item={item} isLined={lines !== null} />
                )}
                {isLeading && id === head && (
                  <span className={lineStyles.chevron.narrow}>
                    <Icon name="chevron-end" size="small" />
                  </span>
                )}
                {isLeading && id === last && (
                  <span className={lineStyles.chevron.wide}>
                    <Icon name="chevron-end" size="small" />
                  </span>
                )}
              </Cell>
            ))}
          </Row>
        ))}
      </TableBody>
    </AriaTable>
  )
}

type ValueProps<T extends TableRow> = Pick<TableColumn<T>, 'cell' | 'brief'> & { item: T; isLined: boolean }

/** Value of a cell. If rows may have two lines and the value has a short form, renders both forms; the styles hide one of them. */
function Value<T extends TableRow>({ cell, brief, item, isLined }: ValueProps<T>) {
  if (!isLined || !brief) return cell(item)
  return (
    <>
      <span className={lineStyles.inFull}>{cell(item)}</span>
      <span className={lineStyles.inBrief}>{brief(item)}</span>
    </>
  )
}
