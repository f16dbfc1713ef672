import type { ReactNode } from 'react'
import type { OperationVariables } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { Empty } from '@wasla/design-system/components/Empty'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { Table, type TableProps, type TableRow } from '@wasla/design-system/components/Table'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { ScreenHead } from '../shell/ScreenHead.tsx'
import { useAdminTitle } from '../shell/useAdminTitle.ts'
import type { ListDescription } from './description.ts'
import { defaultFilters, isNarrowed } from './list-state.ts'
import { ListPages } from './ListPages.tsx'
import { ListTools } from './ListTools.tsx'
import { useList } from './useList.ts'
import * as styles from './ListScreen.css.ts'

type ListScreenProps<T extends TableRow, Data, Variables extends OperationVariables> = Pick<
  TableProps<T>,
  'selectionMode' | 'selected' | 'onSelect'
> & {
  description: ListDescription<T, Data, Variables>
  /** Buttons for the list, given the rows of the current page. */
  actions?: (rows: readonly T[]) => ReactNode
}

/** A screen of the back office with one list: title, search and filters, rows, pagination. */
export function ListScreen<T extends TableRow, Data, Variables extends OperationVariables>({
  description,
  actions,
  ...selection
}: ListScreenProps<T, Data, Variables>) {
  const { title, lead, shape, columns, rowHref, rowMark, rowText, empty } = description
  useAdminTitle(title)
  const intl = useIntl()
  const list = useList(shape)
  const { page, sort } = list.state
  const { data, previousData, loading, error, refetch } = useQuery<Data>(description.document, {
    variables: description.variables(list.state, list.pagination),
    context: { errors: 'mine' },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  /* The previous rows stay while the next rows load. They disappear if the request fails. */
  const shown = data ?? (error ? undefined : previousData)
  const found = shown === undefined ? null : description.found(shown as Data)
  const hasFailed = error !== undefined && !found
  return (
    <Stack gap="lg">
      <div className={styles.head}>
        <ScreenHead title={title} lead={lead} />
        {actions && <div className={styles.actions}>{actions(found?.data ?? [])}</div>}
      </div>
      <ListTools description={description} list={list} />
      <Card isClipped aria-busy={loading || undefined}>
        {hasFailed ? (
          <ErrorState level={2} onRetry={() => void refetch().catch(() => undefined)} isRetrying={loading} />
        ) : (
          <Table
            label={intl.formatMessage({ id: title })}
            columns={columns}
            rowHref={rowHref}
            rowMark={rowMark}
            rowText={rowText}
            {...selection}
            rows={found?.data ?? []}
            presentation="lines"
            state={found ? 'ready' : 'loading'}
            sort={{ column: sort.field, direction: sort.direction === 'DESC' ? 'descending' : 'ascending' }}
            onSort={({ column, direction }) =>
              list.change({ sort: { field: column, direction: direction === 'descending' ? 'DESC' : 'ASC' } })
            }
            empty={
              isNarrowed(list.state, shape) ? (
                <Empty
                  level={2}
                  title={<FormattedMessage id="admin.filter.noMatch" />}
                  action={
                    <Button onPress={() => list.change({ term: '', filters: defaultFilters(shape) })}>
                      <FormattedMessage id="admin.filter.clear" />
                    </Button>
                  }
                >
                  <FormattedMessage id="admin.filter.noMatchText" />
                </Empty>
              ) : (
                <Empty level={2} title={<FormattedMessage id={empty.title} />} action={empty.action}>
                  {empty.text && <FormattedMessage id={empty.text} />}
                </Empty>
              )
            }
          />
        )}
      </Card>
      {found && found.count > 0 && <ListPages page={page} count={found.count} hrefFor={list.hrefFor} />}
    </Stack>
  )
}
