import type { ReactNode } from 'react'
import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import type { TableColumn, TableRow } from '@wasla/design-system/components/Table'
import type { MessageId } from '#i18n/message-id.ts'
import type { Direction, ListShape, ListState } from './list-state.ts'

export type Found<T> = { count: number; data: readonly T[] }

/** One of some values, or any. */
export type ChoiceFilter = {
  readonly kind: 'choice'
  readonly name: string
  readonly label: string
  /** What stands for no filter, in full: “Any status”. */
  readonly any: string
  readonly options: readonly { readonly id: string; readonly label: string }[]
}

/** An exact word, such as an address or an id. */
export type ExactFilter = { readonly kind: 'exact'; readonly name: string; readonly label: string }

export type ListFilter = ChoiceFilter | ExactFilter

/** An order one can ask for, in words. */
export type ListOrder = { readonly field: string; readonly direction: Direction; readonly label: string }

type Pages = { limit: number; offset: number; sort: { field: string; direction: Direction }[] }

/** A list of the back office as data: the screen draws its table, its rows of two lines, its filters and its states from this alone. */
export type ListDescription<T extends TableRow, Data, Variables extends OperationVariables> = {
  readonly title: MessageId
  readonly lead?: ReactNode
  /** What its address can ask for. */
  readonly shape: ListShape
  /** The field over the list: it searches, or it is an exact filter where the list has no search. */
  readonly search: { readonly label: string } | ExactFilter
  readonly filters: readonly ListFilter[]
  /** Two or more; a list of one order has none to choose. */
  readonly orders: readonly ListOrder[]
  readonly columns: readonly TableColumn<T>[]
  readonly rowHref?: (row: T) => string
  readonly rowMark?: (row: T) => ReactNode
  readonly rowText?: (row: T) => string
  readonly document: TypedDocumentNode<Data, Variables>
  readonly variables: (state: ListState, pagination: Pages) => Variables
  readonly found: (data: Data) => Found<T>
  /** Says how many the filters would show, given `count`. */
  readonly result: MessageId
  readonly empty: ReactNode
}
