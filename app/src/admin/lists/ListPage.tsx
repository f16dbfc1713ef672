import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Card } from '@wasla/design-system/components/Card'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { Pagination } from '@wasla/design-system/components/Pagination'
import { pageCount, rangeOf } from '@wasla/design-system/components/Pagination/paginate.ts'
import { Table, type TableProps, type TableRow } from '@wasla/design-system/components/Table'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import type { MessageId } from '#i18n/message-id.ts'
import { useOfficeTitle } from '../shell/useOfficeTitle.ts'
import { rowsOnPage } from './list-state.ts'
import type { List } from './useList.ts'
import * as styles from './ListPage.css.ts'

export type Found<T> = { count: number; data: readonly T[] }

type ListPageProps<T extends TableRow> = Pick<
  TableProps<T>,
  'label' | 'columns' | 'selectionMode' | 'selected' | 'onSelect' | 'rowHref' | 'rowText' | 'empty'
> & {
  title: MessageId
  lead?: ReactNode
  actions?: ReactNode
  /** Search and filters. */
  tools?: ReactNode
  list: List
  /** Null until the first answer. */
  found: Found<T> | null
  isLoading: boolean
  onRetry: () => void
}

/** A page of the back office around one table: its name, what narrows it, its rows, the way to the other pages. */
export function ListPage<T extends TableRow>({ title, lead, actions, tools, list, found, isLoading, onRetry, ...table }: ListPageProps<T>) {
  useOfficeTitle(title)
  const { page, sort } = list.state
  const pages = found ? pageCount(found.count, rowsOnPage) : 1
  const { from, to } = rangeOf(page, rowsOnPage, found?.count ?? 0)
  return (
    <Stack gap="lg">
      <div className={styles.head}>
        <Stack gap="xxs">
          <Heading level={1} look="title">
            <FormattedMessage id={title} />
          </Heading>
          {lead && <Text tone="muted">{lead}</Text>}
        </Stack>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {tools && <div className={styles.tools}>{tools}</div>}
      {!found && !isLoading ? (
        <ErrorState level={2} onRetry={onRetry} />
      ) : (
        <Card isClipped aria-busy={isLoading || undefined}>
          <Table
            {...table}
            rows={found?.data ?? []}
            presentation="stacked"
            state={found ? 'ready' : 'loading'}
            sort={{ column: sort.field, direction: sort.direction === 'DESC' ? 'descending' : 'ascending' }}
            onSort={({ column, direction }) =>
              list.change({ sort: { field: column, direction: direction === 'descending' ? 'DESC' : 'ASC' } })
            }
          />
        </Card>
      )}
      {found && found.count > 0 && (
        <Pagination
          page={page}
          pages={pages}
          hrefFor={list.hrefFor}
          summary={<FormattedMessage id="admin.range" values={{ from, to, count: found.count }} />}
        />
      )}
    </Stack>
  )
}
