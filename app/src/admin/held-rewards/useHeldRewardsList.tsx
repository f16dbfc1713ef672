import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router'
import { rewardCaseStatuses, type RewardCaseStatus } from '@wasla/contract/rewards/held.ts'
import { Empty } from '@wasla/design-system/components/Empty'
import type { TableColumn } from '@wasla/design-system/components/Table'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import type { ListDescription } from '../lists/description.ts'
import { readList, type ListShape } from '../lists/list-state.ts'
import { TwoLines } from '../lists/TwoLines.tsx'
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
  const intl = useIntl()
  const [params] = useSearchParams()
  return {
    title: 'admin.place.rewardCases',
    lead: <FormattedMessage id="admin.rewardCases.lead" />,
    shape,
    search: null,
    filters: [
      {
        kind: 'choice',
        name: 'status',
        label: intl.formatMessage({ id: 'admin.column.status' }),
        any: intl.formatMessage({ id: 'admin.any.status' }),
        options: rewardCaseStatuses.map((id) => ({ id, label: intl.formatMessage({ id: `admin.rewardCaseStatus.${id}` }) })),
      },
    ],
    orders: [],
    columns: useColumns(),
    /* The link to a row’s dialog keeps the list’s page and filters in the address. */
    rowHref: ({ id }) => {
      const next = new URLSearchParams(params)
      next.set('dialog', `case:${id}`)
      return `/held-rewards?${next.toString()}`
    },
    rowText: ({ participant }) => participant,
    document: AdminRewardCasesDocument,
    variables: ({ filters: { status } }, { limit, offset }) => ({
      status: (status as RewardCaseStatus | undefined) ?? null,
      pagination: { limit, offset },
    }),
    found: ({ adminRewardCases }) => adminRewardCases,
    result: 'admin.result.rewardCases',
    empty: (
      <Empty level={2} title={<FormattedMessage id="admin.rewardCases.empty" />}>
        <FormattedMessage id="admin.rewardCases.emptyText" />
      </Empty>
    ),
  }
}

/**
 * On phones, the first line of a row has the participant and the due day. Below are the shared contact details, and the status if the list
 * mixes statuses.
 */
function useColumns(): readonly TableColumn<CaseRow>[] {
  const intl = useIntl()
  const [params] = useSearchParams()
  const isMixed = readList(params, shape).filters['status'] === undefined
  const name = (id: 'participant' | 'shared' | 'amountSar' | 'status' | 'when') => intl.formatMessage({ id: `admin.column.${id}` })
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
