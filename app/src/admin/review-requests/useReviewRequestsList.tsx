import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router'
import type { SecondLookStatus } from '@wasla/contract/generated/admin-types.ts'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { Empty } from '@wasla/design-system/components/Empty'
import type { TableColumn } from '@wasla/design-system/components/Table'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { reviewRequestStatuses } from '@wasla/contract/tracking/record.ts'
import type { ListDescription } from '../lists/description.ts'
import { readList, type ListShape } from '../lists/list-state.ts'
import { TwoLines } from '../lists/TwoLines.tsx'
import { ReasonWord } from '../results/words.tsx'
import { Due } from './Due.tsx'
import type { ReviewRequestRow } from './review-request-row.ts'
import {
  AdminSecondLooksDocument,
  type AdminSecondLooksQuery,
  type AdminSecondLooksQueryVariables,
} from './ReviewRequestsScreen.generated.ts'
import { StatusBadge } from './StatusBadge.tsx'

/** Shows unanswered requests by default; the request that is due first is at the top. */
const shape: ListShape = {
  sorts: ['answerBy'],
  defaultDirection: 'ASC',
  filters: { status: reviewRequestStatuses },
  defaults: { status: 'Requested' },
}

export function useReviewRequestsList(): ListDescription<ReviewRequestRow, AdminSecondLooksQuery, AdminSecondLooksQueryVariables> {
  const intl = useIntl()
  const [params] = useSearchParams()
  return {
    title: 'admin.place.secondLooks',
    lead: <FormattedMessage id="admin.looks.lead" />,
    shape,
    search: null,
    filters: [
      {
        kind: 'choice',
        name: 'status',
        label: intl.formatMessage({ id: 'admin.column.status' }),
        any: intl.formatMessage({ id: 'admin.any.status' }),
        options: reviewRequestStatuses.map((id) => ({ id, label: intl.formatMessage({ id: `admin.lookStatus.${id}` }) })),
      },
    ],
    orders: [],
    columns: useColumns(),
    /* The link to a row’s dialog keeps the list’s page and filters in the address. */
    rowHref: ({ id }) => {
      const next = new URLSearchParams(params)
      next.set('dialog', `look:${id}`)
      return `/second-looks?${next.toString()}`
    },
    rowText: ({ participant }) => participant,
    document: AdminSecondLooksDocument,
    variables: ({ filters: { status } }, { limit, offset }) => ({
      status: (status as SecondLookStatus | undefined) ?? null,
      pagination: { limit, offset },
    }),
    found: ({ adminSecondLooks }) => adminSecondLooks,
    result: 'admin.result.looks',
    empty: (
      <Empty level={2} title={<FormattedMessage id="admin.looks.empty" />}>
        <FormattedMessage id="admin.looks.emptyText" />
      </Empty>
    ),
  }
}

/**
 * On phones, the first line of a row has the participant and the due day. Below are the reason, and the status if the list mixes statuses.
 */
function useColumns(): readonly TableColumn<ReviewRequestRow>[] {
  const intl = useIntl()
  const [params] = useSearchParams()
  const isMixed = readList(params, shape).filters['status'] === undefined
  const { date } = useFormats()
  const name = (id: 'participant' | 'about' | 'day' | 'status' | 'when') => intl.formatMessage({ id: `admin.column.${id}` })
  return [
    {
      id: 'participant',
      name: name('participant'),
      place: 'title',
      isRowHeader: true,
      cell: ({ participant, programName }) => (
        <TwoLines second={<Bidi>{programName}</Bidi>}>
          <Bidi>{participant}</Bidi>
        </TwoLines>
      ),
      brief: ({ participant }) => <Bidi>{participant}</Bidi>,
    },
    {
      id: 'about',
      name: name('about'),
      place: 'detail',
      cell: ({ kind, count, reason }) => (
        <TwoLines second={<FormattedMessage id={`admin.looks.count.${kind}`} values={{ count }} />}>
          <ReasonWord reason={reason} />
        </TwoLines>
      ),
      brief: ({ reason }) => <ReasonWord reason={reason} />,
    },
    { id: 'day', name: name('day'), cell: ({ day }) => date(new Date(startOfDay(day)), 'shortDay') },
    {
      id: 'status',
      name: name('status'),
      place: 'detailEnd',
      cell: ({ status }) => <StatusBadge status={status} />,
      brief: ({ status }) => isMixed && <StatusBadge status={status} />,
    },
    { id: 'answerBy', name: name('when'), place: 'titleEnd', cell: (row) => <Due {...row} />, brief: (row) => <Due {...row} isBrief /> },
  ]
}
