import type { ReactNode } from 'react'

export const tablePresentations = ['scrolled', 'stacked', 'lines'] as const
export const tableStates = ['ready', 'loading', 'error'] as const

export type TableRow = { id: string }
export type TableSort = { column: string; direction: 'ascending' | 'descending' }

/**
 * The place of a value in a row of two lines: the title, the end of the first line, the second line (at most three details), the end of
 * both lines, or the whole width below them.
 */
export const tablePlaces = ['title', 'titleEnd', 'detail', 'end', 'below'] as const
export type TablePlace = (typeof tablePlaces)[number]

export type TableColumn<T extends TableRow> = {
  id: string
  /** The header of the column, also shown before each value where rows are stacked. */
  name: string
  cell: (row: T) => ReactNode
  /** Digits of one width, aligned to the end. */
  isNumber?: boolean
  isSortable?: boolean
  /** Names the row for screen readers. @default the first column */
  isRowHeader?: boolean
  /** Its place where the table is narrow, with `presentation="lines"`; without it the column is left out there. */
  place?: TablePlace
  /** A shorter content for there. @default as `cell` */
  brief?: (row: T) => ReactNode
}

export type TableProps<T extends TableRow> = {
  /** Names the table: what the rows are. */
  label: string
  columns: readonly TableColumn<T>[]
  rows: readonly T[]
  /** Where the table is narrow: it scrolls sideways, each row becomes a card, or a row of two lines. @default 'scrolled' */
  presentation?: (typeof tablePresentations)[number]
  sort?: TableSort
  onSort?: (sort: TableSort) => void
  /** @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple'
  selected?: 'all' | ReadonlySet<string>
  onSelect?: (selected: 'all' | ReadonlySet<string>) => void
  /** Opens a row, by press or Enter. */
  onRowAction?: (id: string) => void
  /** Address of a row, which is then a link. */
  rowHref?: (row: T) => string
  /** The avatar of a row, before its name, with `presentation="lines"`. */
  rowMark?: (row: T) => ReactNode
  /** Plain text of a row, for typing ahead. */
  rowText?: (row: T) => string
  /** @default 'ready' */
  state?: (typeof tableStates)[number]
  onRetry?: () => void
  isRetrying?: boolean
  /** Shown while there are no rows. */
  empty?: ReactNode
  /** At most about twelve rows high, with a sticky header. */
  isLow?: boolean
}
