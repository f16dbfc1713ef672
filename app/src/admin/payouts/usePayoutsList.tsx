import { FormattedMessage, useIntl } from 'react-intl'
import { Badge } from '@wasla/design-system/components/Badge'
import type { TableColumn } from '@wasla/design-system/components/Table'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { WhileSound } from '../ledger/WhileSound.tsx'
import type { ListDescription } from '../lists/description.ts'
import type { ListShape } from '../lists/list-state.ts'
import { TwoLines } from '../lists/TwoLines.tsx'
import { Whole } from '../lists/Whole.tsx'
import { AmountAtEnd } from '../money/AmountAtEnd.tsx'
import { Figures } from '../money/Figures.tsx'
import type { PayoutRun } from './payout-row.ts'
import { AdminPayoutRunsDocument, type AdminPayoutRunsQuery, type AdminPayoutRunsQueryVariables } from './PayoutsScreen.generated.ts'

const shape: ListShape = { sorts: ['ranAt'], defaultDirection: 'DESC', filters: {} }

export function usePayoutsList(): ListDescription<PayoutRun, AdminPayoutRunsQuery, AdminPayoutRunsQueryVariables> {
  const { date } = useFormats()
  return {
    title: 'admin.place.payouts',
    lead: (
      <WhileSound>
        <FormattedMessage id="admin.payouts.lead" />
      </WhileSound>
    ),
    shape,
    search: null,
    filters: [],
    orders: [],
    columns: useColumns(),
    rowHref: ({ id }) => `/payouts/${id}`,
    rowText: ({ ranAt }) => date(new Date(ranAt), 'moment'),
    document: AdminPayoutRunsDocument,
    variables: (_state, { limit, offset }) => ({ pagination: { limit, offset } }),
    found: ({ adminPayoutRuns }) => adminPayoutRuns,
    result: 'admin.result.entries',
    empty: { title: 'admin.payouts.empty', text: 'admin.payouts.emptyText' },
  }
}

/** Shows whether a run is finished. An interrupted run continues automatically. */
export const RunState = ({ isFinished }: Pick<PayoutRun, 'isFinished'>) => (
  <Badge tone={isFinished ? 'success' : 'warning'} icon={isFinished ? 'check' : 'clock'}>
    <FormattedMessage id={isFinished ? 'admin.payouts.finished' : 'admin.payouts.running'} />
  </Badge>
)

/**
 * On phones, the first line of a row has the time and the amount. Below are the number of participants and exceptions: unpaid rewards, or a
 * run that is not finished.
 */
function useColumns(): readonly TableColumn<PayoutRun>[] {
  const intl = useIntl()
  const { date, number } = useFormats()
  const name = (id: 'run' | 'programs' | 'participants' | 'unpaid' | 'status' | 'amountSar') =>
    intl.formatMessage({ id: `admin.column.${id}` })
  return [
    {
      id: 'ranAt',
      name: name('run'),
      place: 'title',
      isRowHeader: true,
      cell: ({ ranAt }) => (
        <Whole>
          <TwoLines second={date(new Date(ranAt), 'time')}>{date(new Date(ranAt), 'weekday')}</TwoLines>
        </Whole>
      ),
      brief: ({ ranAt }) => date(new Date(ranAt), 'shortDay'),
    },
    { id: 'programs', name: name('programs'), isNumber: true, cell: ({ programs }) => number(programs) },
    {
      id: 'participants',
      name: name('participants'),
      place: 'detail',
      isNumber: true,
      cell: ({ participants }) => number(participants),
      brief: ({ participants }) => <FormattedMessage id="admin.payouts.participants" values={{ count: participants }} />,
    },
    {
      id: 'unpaid',
      name: name('unpaid'),
      place: 'detail',
      isNumber: true,
      cell: ({ unpaid }) => number(unpaid),
      brief: ({ unpaid }) => unpaid > 0 && <FormattedMessage id="admin.payouts.unpaid" values={{ count: unpaid }} />,
    },
    {
      id: 'status',
      name: name('status'),
      place: 'detailEnd',
      cell: (row) => <RunState {...row} />,
      brief: (row) => !row.isFinished && <RunState {...row} />,
    },
    {
      id: 'amount',
      name: name('amountSar'),
      place: 'titleEnd',
      isNumber: true,
      cell: ({ amount }) => <Figures halalas={amount} />,
      brief: ({ amount }) => <AmountAtEnd halalas={amount} />,
    },
  ]
}
