import type { OperationVariables } from '@apollo/client'
import { useSearchParams } from 'react-router'
import type { TableRow } from '@wasla/design-system/components/Table'
import type { MessageId } from '#i18n/message-id.ts'
import type { ListDescription } from './description.ts'
import { readList, type ListShape, type ListState } from './list-state.ts'
import { useStatusFilter } from './useStatusFilter.ts'

/** The rows that a list requests from the server. `status` and `term` are null if they do not narrow the list. */
type StatusQuery<Status> = {
  readonly status: Status | null
  readonly term: string | null
  readonly filters: ListState['filters']
  readonly pagination: { readonly limit: number; readonly offset: number }
}

type StatusList<T extends TableRow, Status extends string, Data, Variables extends OperationVariables> = Pick<
  ListDescription<T, Data, Variables>,
  'title' | 'lead' | 'shape' | 'columns' | 'rowHref' | 'rowText' | 'document' | 'found' | 'result' | 'empty'
> & {
  /** The label of the search; without it, the list has no search. */
  readonly search?: string
  readonly statuses: readonly Status[]
  readonly statusName: (status: Status) => MessageId
  readonly variables: (query: StatusQuery<Status>) => NoInfer<Variables>
}

/** Describes a list that is filtered by the status of its rows and that has one order. */
export function useStatusList<T extends TableRow, Status extends string, Data, Variables extends OperationVariables>({
  search,
  statuses,
  statusName,
  variables,
  ...rest
}: StatusList<T, Status, Data, Variables>): ListDescription<T, Data, Variables> {
  return {
    ...rest,
    search: search === undefined ? null : { label: search },
    filters: [useStatusFilter(statuses, statusName)],
    orders: [],
    variables: ({ term, filters }, { limit, offset }) =>
      variables({
        status: statuses.find((status) => status === filters['status']) ?? null,
        term: term || null,
        filters,
        pagination: { limit, offset },
      }),
  }
}

/** Returns whether the list shows rows of every status, so that each row must say its own. */
export function useIsMixed(shape: ListShape): boolean {
  const [params] = useSearchParams()
  return readList(params, shape).filters['status'] === undefined
}

/** Returns the link to the dialog of a row. It keeps the list’s page and filters in the address. */
export function useDialogHref(path: string, dialog: string): (row: { readonly id: string }) => string {
  const [params] = useSearchParams()
  return ({ id }) => {
    const next = new URLSearchParams(params)
    next.set('dialog', `${dialog}:${id}`)
    return `${path}?${next.toString()}`
  }
}
