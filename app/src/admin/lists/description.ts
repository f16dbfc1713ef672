import type { ReactNode } from 'react'
import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import type { TableColumn, TableRow } from '@wasla/design-system/components/Table'
import type { SortDirection } from '@wasla/contract/generated/admin-types.ts'
import type { MessageId } from '#i18n/message-id.ts'
import type { ListShape, ListState } from './list-state.ts'

type Found<T> = { count: number; data: readonly T[] }

/** A filter by one of several values. */
export type ChoiceFilter = {
  readonly kind: 'choice'
  readonly name: string
  readonly label: string
  /** The label for no filter, such as “Any status”. */
  readonly any: string
  readonly options: readonly { readonly id: string; readonly label: string }[]
}

/** A filter by an exact value, such as an address or an id. */
type ExactFilter = { readonly kind: 'exact'; readonly name: string; readonly label: string }

export type ListFilter = ChoiceFilter | ExactFilter

/** A sort order that the reader can choose, with its label. */
type ListOrder = { readonly field: string; readonly direction: SortDirection; readonly label: string }

type Pages = { limit: number; offset: number; sort: { field: string; direction: SortDirection }[] }

/** What a list without rows says. */
type EmptyList = { readonly title: MessageId; readonly text?: MessageId; readonly action?: ReactNode }

/** Data that describes a list of the back office. The screen renders table, filters and states from it. */
export type ListDescription<T extends TableRow, Data, Variables extends OperationVariables> = {
  readonly title: MessageId
  readonly lead?: ReactNode
  /** The parameters that the address may contain. */
  readonly shape: ListShape
  /** The field above the list: a search or an exact filter; null if the list has neither. */
  readonly search: { readonly label: string } | ExactFilter | null
  readonly filters: readonly ListFilter[]
  /** Two or more orders; empty if there is only one order. */
  readonly orders: readonly ListOrder[]
  readonly columns: readonly TableColumn<T>[]
  readonly rowHref?: (row: T) => string
  readonly rowMark?: (row: T) => ReactNode
  readonly rowText?: (row: T) => string
  readonly document: TypedDocumentNode<Data, Variables>
  readonly variables: (state: ListState, pagination: Pages) => Variables
  readonly found: (data: Data) => Found<T>
  /** Message that says how many rows match the filters. Its argument is `count`. */
  readonly result: MessageId
  readonly empty: EmptyList
}
