import { FormattedMessage, useIntl } from 'react-intl'
import type { TableColumn } from '@wasla/design-system/components/Table'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import type { ListDescription } from '../lists/description.ts'
import type { ListShape } from '../lists/list-state.ts'
import { participantColumn } from '../lists/participant-column.tsx'
import { useIsMixed, useStatusList } from '../lists/useStatusList.ts'
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
  return useStatusList({
    title: 'admin.place.results',
    lead: <FormattedMessage id="admin.results.lead" />,
    shape,
    search: intl.formatMessage({ id: 'admin.results.search' }),
    statuses: resultStatuses,
    statusName: (status) => `admin.resultStatus.${status}`,
    columns: useColumns(),
    rowHref: ({ id }) => `/results/${id}`,
    rowText: ({ participant }) => participant,
    document: AdminConversionsDocument,
    variables: ({ status, term, filters: { program }, pagination }) => ({ status, programId: program ?? null, term, pagination }),
    found: ({ adminConversions }) => adminConversions,
    result: 'admin.result.results',
    empty: { title: 'admin.results.empty', text: 'admin.results.emptyText' },
  })
}

/**
 * On phones, the first line of a row has the participant and the amount. Below are the day, the reason, and the status if the list mixes
 * statuses.
 */
function useColumns(): readonly TableColumn<ResultRow>[] {
  const intl = useIntl()
  const isMixed = useIsMixed(shape)
  const { date } = useFormats()
  const name = (id: 'participant' | 'event' | 'why' | 'at' | 'status' | 'amountSar') => intl.formatMessage({ id: `admin.column.${id}` })
  return [
    participantColumn(name('participant')),
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
