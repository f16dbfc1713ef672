import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { TableColumn } from '@wasla/design-system/components/Table'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import type { ListShape } from '../lists/list-state.ts'
import { ListFilter } from '../lists/ListFilter.tsx'
import { NothingFound } from '../lists/NothingFound.tsx'
import { ListPage } from '../lists/ListPage.tsx'
import { ListSearch } from '../lists/ListSearch.tsx'
import { useList } from '../lists/useList.ts'
import { Whole } from '../lists/Whole.tsx'
import { caseKinds, caseStatuses, kindOf, type CaseStatus } from './cases.ts'
import { DueDate } from './DueDate.tsx'
import { AdminReviewCasesDocument, type AdminReviewCasesQuery } from './ReviewsScreen.generated.ts'
import { StatusBadge } from './StatusBadge.tsx'

type Row = AdminReviewCasesQuery['adminReviewCases']['data'][number]

const shape: ListShape = {
  sorts: ['dueAt'],
  unasked: 'ASC',
  filters: { kind: caseKinds, status: caseStatuses, overdue: ['yes'] },
}

/** What waits for a decision, the most urgent first (F-10); what was decided stands after it. */
export function ReviewsScreen() {
  const intl = useIntl()
  const list = useList(shape)
  const { kind, status, overdue } = list.state.filters
  const { data, previousData, loading, refetch } = useQuery(AdminReviewCasesDocument, {
    variables: {
      kind: kind ?? null,
      status: (status as CaseStatus | undefined) ?? null,
      term: list.state.term || null,
      overdue: overdue === 'yes' || null,
      pagination: list.pagination,
    },
    context: { errors: 'mine' },
    fetchPolicy: 'cache-and-network',
  })
  const everything = intl.formatMessage({ id: 'admin.filter.all' })
  return (
    <ListPage<Row>
      title="admin.place.reviews"
      lead={<FormattedMessage id="admin.reviews.lead" />}
      label={intl.formatMessage({ id: 'admin.place.reviews' })}
      list={list}
      found={(data ?? previousData)?.adminReviewCases ?? null}
      isLoading={loading}
      onRetry={() => void refetch().catch(() => undefined)}
      columns={useColumns()}
      rowHref={({ id }) => `/reviews/${id}`}
      rowText={({ name }) => name}
      tools={
        <>
          <ListSearch list={list} label={intl.formatMessage({ id: 'admin.search.cases' })} />
          <ListFilter
            list={list}
            name="kind"
            label={intl.formatMessage({ id: 'admin.column.kind' })}
            everything={everything}
            options={caseKinds.map((id) => ({ id, label: intl.formatMessage({ id: `admin.caseKind.${id}` }) }))}
          />
          <ListFilter
            list={list}
            name="status"
            label={intl.formatMessage({ id: 'admin.column.status' })}
            everything={everything}
            options={caseStatuses.map((id) => ({ id, label: intl.formatMessage({ id: `admin.caseStatus.${id}` }) }))}
          />
          <ListFilter
            list={list}
            name="overdue"
            label={intl.formatMessage({ id: 'admin.column.due' })}
            everything={everything}
            options={[{ id: 'yes', label: intl.formatMessage({ id: 'admin.reviews.overdue' }) }]}
          />
        </>
      }
      empty={
        <NothingFound list={list} title={<FormattedMessage id="admin.reviews.empty" />}>
          <FormattedMessage id="admin.reviews.emptyText" />
        </NothingFound>
      }
    />
  )
}

function useColumns(): readonly TableColumn<Row>[] {
  const intl = useIntl()
  const { date } = useFormats()
  const name = (id: 'name' | 'kind' | 'type' | 'status' | 'submitted' | 'due') => intl.formatMessage({ id: `admin.column.${id}` })
  return [
    { id: 'name', name: name('name'), isRowHeader: true, cell: (row) => <Bidi>{row.name}</Bidi> },
    {
      id: 'kind',
      name: name('kind'),
      cell: ({ kind }) => (
        <Whole>
          <FormattedMessage id={`admin.caseKind.${kindOf(kind)}`} />
        </Whole>
      ),
    },
    {
      id: 'type',
      name: name('type'),
      cell: ({ profileType }) => (
        <Whole>
          <FormattedMessage id={`admin.profileType.${profileType}`} />
        </Whole>
      ),
    },
    { id: 'status', name: name('status'), cell: ({ status }) => <StatusBadge status={status} /> },
    { id: 'submitted', name: name('submitted'), cell: ({ submittedAt }) => <Whole>{date(new Date(submittedAt), 'moment')}</Whole> },
    { id: 'dueAt', name: name('due'), cell: (row) => <DueDate {...row} /> },
  ]
}
