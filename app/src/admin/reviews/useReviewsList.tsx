import { FormattedMessage, useIntl } from 'react-intl'
import { KindBadge } from '@wasla/design-system/components/Badge/KindBadge.tsx'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import type { TableColumn } from '@wasla/design-system/components/Table'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { reviewStatuses, type ReviewStatus } from '@wasla/contract/verification/record.ts'
import { accentOf } from '#shell/accents.ts'
import type { ListDescription } from '../lists/description.ts'
import { useStatusFilter } from '../lists/useStatusFilter.ts'
import { unfiltered, type ListShape } from '../lists/list-state.ts'
import { Whole } from '../lists/Whole.tsx'
import { useAdmin } from '../shell/admin-context.ts'
import { useQueues } from '../shell/useQueues.ts'
import { caseKinds, kindOf } from './cases.ts'
import { DueDate, DueDay } from './DueDate.tsx'
import { AdminReviewCasesDocument, type AdminReviewCasesQuery, type AdminReviewCasesQueryVariables } from './ReviewsScreen.generated.ts'
import { StatusBadge } from './StatusBadge.tsx'

type Row = AdminReviewCasesQuery['adminReviewCases']['data'][number]

/** Shows undecided cases by default. The server sorts the most urgent first. */
const shape: ListShape = {
  sorts: ['dueAt'],
  defaultDirection: 'ASC',
  filters: { kind: caseKinds, status: reviewStatuses, overdue: ['yes'] },
  defaults: { status: 'InReview' },
}

export function useReviewsList(): ListDescription<Row, AdminReviewCasesQuery, AdminReviewCasesQueryVariables> {
  const intl = useIntl()
  const { open, overdue } = useQueues(useAdmin().role)
  return {
    title: 'admin.place.reviews',
    lead:
      open === null || overdue === null ? (
        <FormattedMessage id="admin.reviews.lead" />
      ) : (
        <FormattedMessage id="admin.reviews.open" values={{ open, overdue }} />
      ),
    shape,
    search: { label: intl.formatMessage({ id: 'admin.search.cases' }) },
    filters: [
      useStatusFilter(reviewStatuses, (status) => `admin.caseStatus.${status}`),
      {
        kind: 'choice',
        name: 'kind',
        label: intl.formatMessage({ id: 'admin.column.kind' }),
        any: intl.formatMessage({ id: 'admin.any.kind' }),
        options: caseKinds.map((id) => ({ id, label: intl.formatMessage({ id: `admin.caseKind.${id}` }) })),
      },
      {
        kind: 'choice',
        name: 'overdue',
        label: intl.formatMessage({ id: 'admin.column.due' }),
        any: intl.formatMessage({ id: 'admin.any.due' }),
        options: [{ id: 'yes', label: intl.formatMessage({ id: 'admin.reviews.overdue' }) }],
      },
    ],
    orders: [],
    columns: useColumns(),
    rowHref: ({ id }) => `/reviews/${id}`,
    rowText: ({ name }) => name,
    document: AdminReviewCasesDocument,
    variables: ({ term, filters: { kind, status, overdue: late } }, pagination) => ({
      kind: kind ?? null,
      status: (status as ReviewStatus | undefined) ?? null,
      term: term || null,
      overdue: late === 'yes' || null,
      pagination,
    }),
    found: ({ adminReviewCases }) => adminReviewCases,
    result: 'admin.result.cases',
    empty: {
      title: 'admin.reviews.allDecided',
      text: 'admin.reviews.allDecidedText',
      action: (
        <LinkButton href={`/reviews?status=${unfiltered}`}>
          <FormattedMessage id="admin.reviews.showDecided" />
        </LinkButton>
      ),
    },
  }
}

function useColumns(): readonly TableColumn<Row>[] {
  const intl = useIntl()
  const { date } = useFormats()
  const name = (id: 'name' | 'kind' | 'type' | 'status' | 'submitted' | 'due') => intl.formatMessage({ id: `admin.column.${id}` })
  return [
    { id: 'dueAt', name: name('due'), place: 'detail', cell: (row) => <DueDate {...row} />, brief: (row) => <DueDay {...row} /> },
    { id: 'name', name: name('name'), place: 'title', isRowHeader: true, cell: (row) => <Bidi>{row.name}</Bidi> },
    {
      id: 'kind',
      name: name('kind'),
      place: 'detail',
      cell: ({ kind }) => (
        <Whole>
          <FormattedMessage id={`admin.caseKind.${kindOf(kind)}`} />
        </Whole>
      ),
    },
    {
      id: 'type',
      name: name('type'),
      place: 'detail',
      cell: ({ profileType }) => (
        <KindBadge accent={accentOf[profileType]}>
          <FormattedMessage id={`admin.profileType.${profileType}`} />
        </KindBadge>
      ),
      brief: ({ profileType }) => <FormattedMessage id={`admin.profileType.${profileType}`} />,
    },
    {
      id: 'status',
      name: name('status'),
      place: 'end',
      cell: ({ status }) => <StatusBadge status={status} />,
      /* An open case shows its due date instead of a status. */
      brief: ({ status }) => status !== 'InReview' && <StatusBadge status={status} />,
    },
    { id: 'submitted', name: name('submitted'), cell: ({ submittedAt }) => <Whole>{date(new Date(submittedAt), 'shortDay')}</Whole> },
  ]
}
