import { FormattedMessage, useIntl } from 'react-intl'
import { rewardCaseStatuses } from '@wasla/contract/rewards/held.ts'
import type { TableColumn } from '@wasla/design-system/components/Table'
import type { ListDescription } from '../lists/description.ts'
import type { ListShape } from '../lists/list-state.ts'
import { participantColumn } from '../lists/participant-column.tsx'
import { useDialogHref, useIsMixed, useStatusList } from '../lists/useStatusList.ts'
import { AmountInColumn } from '../money/AmountInColumn.tsx'
import { contactsText } from './contacts-text.ts'
import { Due } from './Due.tsx'
import type { CaseRow } from './case-row.ts'
import { AdminRewardCasesDocument, type AdminRewardCasesQuery, type AdminRewardCasesQueryVariables } from './HeldRewardsScreen.generated.ts'
import { StatusBadge } from './StatusBadge.tsx'

/** Shows open cases by default; the case that is due first is at the top. */
const shape: ListShape = {
  sorts: ['answerBy'],
  defaultDirection: 'ASC',
  filters: { status: rewardCaseStatuses },
  defaults: { status: 'Open' },
}

export function useHeldRewardsList(): ListDescription<CaseRow, AdminRewardCasesQuery, AdminRewardCasesQueryVariables> {
  return useStatusList({
    title: 'admin.place.rewardCases',
    lead: <FormattedMessage id="admin.rewardCases.lead" />,
    shape,
    statuses: rewardCaseStatuses,
    statusName: (status) => `admin.rewardCaseStatus.${status}`,
    columns: useColumns(),
    rowHref: useDialogHref('/held-rewards', 'case'),
    rowText: ({ participant }) => participant,
    document: AdminRewardCasesDocument,
    variables: ({ status, pagination }) => ({ status, pagination }),
    found: ({ adminRewardCases }) => adminRewardCases,
    result: 'admin.result.rewardCases',
    empty: { title: 'admin.rewardCases.empty', text: 'admin.rewardCases.emptyText' },
  })
}

/**
 * On phones, the first line of a row has the participant and the due day. Below are the shared contact details, and the status if the list
 * mixes statuses.
 */
function useColumns(): readonly TableColumn<CaseRow>[] {
  const intl = useIntl()
  const isMixed = useIsMixed(shape)
  const name = (id: 'participant' | 'shared' | 'amountSar' | 'status' | 'when') => intl.formatMessage({ id: `admin.column.${id}` })
  return [
    participantColumn(name('participant')),
    {
      id: 'shared',
      name: name('shared'),
      place: 'detail',
      cell: (row) => contactsText(intl, row),
      brief: (row) => contactsText(intl, row),
    },
    { id: 'amount', name: name('amountSar'), isNumber: true, cell: ({ amount }) => <AmountInColumn halalas={amount} /> },
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
