import { FormattedMessage, useIntl } from 'react-intl'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import type { TableColumn } from '@wasla/design-system/components/Table'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { reviewRequestStatuses } from '@wasla/contract/tracking/record.ts'
import type { ListDescription } from '../lists/description.ts'
import type { ListShape } from '../lists/list-state.ts'
import { participantColumn } from '../lists/participant-column.tsx'
import { useDialogHref, useIsMixed, useStatusList } from '../lists/useStatusList.ts'
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
  return useStatusList({
    title: 'admin.place.secondLooks',
    lead: <FormattedMessage id="admin.looks.lead" />,
    shape,
    statuses: reviewRequestStatuses,
    statusName: (status) => `admin.lookStatus.${status}`,
    columns: useColumns(),
    rowHref: useDialogHref('/second-looks', 'look'),
    rowText: ({ participant }) => participant,
    document: AdminSecondLooksDocument,
    variables: ({ status, pagination }) => ({ status, pagination }),
    found: ({ adminSecondLooks }) => adminSecondLooks,
    result: 'admin.result.looks',
    empty: { title: 'admin.looks.empty', text: 'admin.looks.emptyText' },
  })
}

/**
 * On phones, the first line of a row has the participant and the due day. Below are the reason, and the status if the list mixes statuses.
 */
function useColumns(): readonly TableColumn<ReviewRequestRow>[] {
  const intl = useIntl()
  const isMixed = useIsMixed(shape)
  const { date } = useFormats()
  const name = (id: 'participant' | 'about' | 'day' | 'status' | 'when') => intl.formatMessage({ id: `admin.column.${id}` })
  return [
    participantColumn(name('participant')),
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
