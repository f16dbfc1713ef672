import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router'
import type { ConversionStatus } from '@wasla/contract/generated/admin-types.ts'
import { Empty } from '@wasla/design-system/components/Empty'
import type { TableColumn } from '@wasla/design-system/components/Table'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import type { ListDescription } from '../lists/description.ts'
import { readList, type ListShape } from '../lists/list-state.ts'
import { TwoLines } from '../lists/TwoLines.tsx'
import { Whole } from '../lists/Whole.tsx'
import { AmountAtEnd } from '../money/AmountAtEnd.tsx'
import { AmountInColumn } from '../money/AmountInColumn.tsx'
import { resultStatuses, type ResultRow } from './result-row.ts'
import { AdminConversionsDocument, type AdminConversionsQuery, type AdminConversionsQueryVariables } from './ResultsScreen.generated.ts'
import { StatusBadge } from './StatusBadge.tsx'
import { EventWord, ReasonWord } from './words.tsx'
import * as styles from './ResultsList.css.ts'

/** Shows held results by default. `program` has no filter field: a link on the program’s page sets it. */
const shape: ListShape = {
  sorts: ['occurredAt'],
  defaultDirection: 'DESC',
  filters: { status: resultStatuses, program: null },
  defaults: { status: 'Held' },
}

export function useResultsList(): ListDescription<ResultRow, AdminConversionsQuery, AdminConversionsQueryVariables> {
  const intl = useIntl()
  return {
    title: 'admin.place.results',
    lead: <FormattedMessage id="admin.results.lead" />,
    shape,
    search: { label: intl.formatMessage({ id: 'admin.results.search' }) },
    filters: [
      {
        kind: 'choice',
        name: 'status',
        label: intl.formatMessage({ id: 'admin.column.status' }),
        any: intl.formatMessage({ id: 'admin.any.status' }),
        options: resultStatuses.map((id) => ({ id, label: intl.formatMessage({ id: `admin.resultStatus.${id}` }) })),
      },
    ],
    orders: [],
    columns: useColumns(),
    rowHref: ({ id }) => `/results/${id}`,
    rowText: ({ participant }) => participant,
    document: AdminConversionsDocument,
    variables: ({ term, filters: { status, program } }, { limit, offset }) => ({
      status: (status as ConversionStatus | undefined) ?? null,
      programId: program ?? null,
      term: term === '' ? null : term,
      pagination: { limit, offset },
    }),
    found: ({ adminConversions }) => adminConversions,
    result: 'admin.result.results',
    empty: (
      <Empty level={2} title={<FormattedMessage id="admin.results.empty" />}>
        <FormattedMessage id="admin.results.emptyText" />
      </Empty>
    ),
  }
}

/**
 * On phones, the first line of a row has the participant and the amount. Below are the day, the reason, and the status if the list mixes
 * statuses.
 */
function useColumns(): readonly TableColumn<ResultRow>[] {
  const intl = useIntl()
  const [params] = useSearchParams()
  const isMixed = readList(params, shape).filters['status'] === undefined
  const { date } = useFormats()
  const name = (id: 'participant' | 'event' | 'why' | 'at' | 'status' | 'amountSar') => intl.formatMessage({ id: `admin.column.${id}` })
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
      id: 'event',
      name: name('event'),
      cell: ({ event, externalId }) => (
        <div className={styles.event}>
          <TwoLines second={<Ltr>{externalId}</Ltr>}>
            <EventWord event={event} />
          </TwoLines>
        </div>
      ),
    },
    {
      id: 'at',
      name: name('at'),
      place: 'detail',
      cell: ({ occurredAt }) => (
        <Whole>
          <TwoLines second={date(new Date(occurredAt), 'time')}>{date(new Date(occurredAt), 'shortDay')}</TwoLines>
        </Whole>
      ),
      brief: ({ occurredAt }) => date(new Date(occurredAt), 'shortDay'),
    },
    {
      id: 'why',
      name: name('why'),
      place: 'detail',
      cell: ({ reason, status }) => reason !== null && status !== 'Approved' && <ReasonWord reason={reason} />,
    },
    {
      id: 'status',
      name: name('status'),
      place: 'detailEnd',
      cell: ({ status }) => <StatusBadge status={status} />,
      brief: ({ status }) => isMixed && <StatusBadge status={status} />,
    },
    {
      id: 'amount',
      name: name('amountSar'),
      place: 'titleEnd',
      isNumber: true,
      cell: ({ amount }) => amount !== null && <AmountInColumn halalas={amount} />,
      brief: ({ amount }) => amount !== null && <AmountAtEnd halalas={amount} />,
    },
  ]
}
