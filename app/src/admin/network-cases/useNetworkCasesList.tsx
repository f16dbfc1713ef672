import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { networkCaseStatuses } from '@wasla/contract/tracking/record.ts'
import type { TableColumn } from '@wasla/design-system/components/Table'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import type { ListDescription } from '../lists/description.ts'
import type { ListShape } from '../lists/list-state.ts'
import { participantColumn } from '../lists/participant-column.tsx'
import { useIsMixed, useStatusList } from '../lists/useStatusList.ts'
import { TwoLines } from '../lists/TwoLines.tsx'
import { Due } from './Due.tsx'
import { isOpen, type CaseRow } from './network-case.ts'
import {
  AdminNetworkCasesDocument,
  type AdminNetworkCasesQuery,
  type AdminNetworkCasesQueryVariables,
} from './NetworkCasesScreen.generated.ts'
import { StatusBadge } from './StatusBadge.tsx'

/** Shows open cases by default; the case that is due first is at the top. */
const shape: ListShape = {
  sorts: ['decideBy'],
  defaultDirection: 'ASC',
  filters: { status: networkCaseStatuses },
  defaults: { status: 'Open' },
}

/** Shows above the list how many cases and clicks wait. */
function Lead() {
  const { data } = useQuery(AdminNetworkCasesDocument, {
    variables: { status: 'Open', pagination: { limit: 1 } },
    context: { errors: 'mine' },
    fetchPolicy: 'cache-and-network',
  })
  const { count, waiting } = data?.adminNetworkCases ?? { count: 0, waiting: 0 }
  return <FormattedMessage id="admin.networkCases.lead" values={{ count, waiting }} />
}

export function useNetworkCasesList(): ListDescription<CaseRow, AdminNetworkCasesQuery, AdminNetworkCasesQueryVariables> {
  return useStatusList({
    title: 'admin.place.networkCases',
    lead: <Lead />,
    shape,
    statuses: networkCaseStatuses,
    statusName: (status) => `admin.networkStatus.${status}`,
    columns: useColumns(),
    rowHref: ({ id }) => `/network-cases/${id}`,
    rowText: ({ participant }) => participant,
    document: AdminNetworkCasesDocument,
    variables: ({ status, pagination }) => ({ status, pagination }),
    found: ({ adminNetworkCases }) => adminNetworkCases,
    result: 'admin.result.networkCases',
    empty: { title: 'admin.networkCases.empty', text: 'admin.networkCases.emptyText' },
  })
}

/**
 * On phones, the first line of a row has the participant and the due day. Below are the number of clicks, the reason, and the status if the
 * list mixes statuses.
 */
function useColumns(): readonly TableColumn<CaseRow>[] {
  const intl = useIntl()
  const isMixed = useIsMixed(shape)
  const { date, number, percent } = useFormats()
  const name = (id: 'participant' | 'reason' | 'clicks' | 'status' | 'decideBy') => intl.formatMessage({ id: `admin.column.${id}` })
  const clicked = (day: string) => (
    <FormattedMessage id="admin.networkCases.clicked" values={{ day: date(new Date(startOfDay(day)), 'shortDay') }} />
  )
  return [
    participantColumn(name('participant')),
    {
      id: 'about',
      name: name('reason'),
      place: 'detail',
      cell: ({ reason, share }) => (
        <TwoLines second={<FormattedMessage id="admin.networkCases.share" values={{ share: percent(share) }} />}>
          <FormattedMessage id={`admin.networkReason.${reason}`} />
        </TwoLines>
      ),
      brief: ({ reason, held }) => (
        <FormattedMessage
          id="admin.networkCases.brief"
          values={{ count: held, reason: intl.formatMessage({ id: `admin.networkReason.${reason}` }) }}
        />
      ),
    },
    { id: 'held', name: name('clicks'), isNumber: true, cell: ({ held }) => number(held) },
    {
      id: 'status',
      name: name('status'),
      place: 'detailEnd',
      cell: ({ status, decidedBy }) =>
        decidedBy === null ? (
          <StatusBadge status={status} />
        ) : (
          <TwoLines second={<Bidi>{decidedBy}</Bidi>}>
            <StatusBadge status={status} />
          </TwoLines>
        ),
      brief: ({ status }) => isMixed && <StatusBadge status={status} />,
    },
    {
      id: 'decideBy',
      name: name('decideBy'),
      place: 'titleEnd',
      cell: (row) => <TwoLines second={clicked(row.day)}>{isOpen(row) ? <Due row={row} /> : null}</TwoLines>,
      brief: (row) => (isOpen(row) ? <Due row={row} /> : clicked(row.day)),
    },
  ]
}
