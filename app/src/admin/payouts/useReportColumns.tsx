import { FormattedMessage, useIntl } from 'react-intl'
import { Badge } from '@wasla/design-system/components/Badge'
import type { TableColumn } from '@wasla/design-system/components/Table'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { TwoLines } from '../lists/TwoLines.tsx'
import { AmountAtEnd } from '../money/AmountAtEnd.tsx'
import { Figures } from '../money/Figures.tsx'
import { unpaidReasonOf, type ReportRow } from './payout-row.ts'

/** Shows why a reward was left unpaid; the server’s own text if this build does not know the reason. */
function Left({ reason }: { reason: string }) {
  const known = unpaidReasonOf(reason)
  return known ? <FormattedMessage id={`admin.unpaid.${known}`} /> : <Ltr>{reason}</Ltr>
}

/**
 * On phones, the first line of a row has the participant and the amount. Below are the program or the reason, and whether the reward was
 * paid.
 */
export function useReportColumns(isDryRun: boolean): readonly TableColumn<ReportRow>[] {
  const intl = useIntl()
  const name = (id: 'participant' | 'program' | 'why' | 'status' | 'amountSar') => intl.formatMessage({ id: `admin.column.${id}` })
  const paid = isDryRun ? 'admin.payouts.wouldPay' : 'admin.payouts.paid'
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
      id: 'status',
      name: name('status'),
      place: 'detailEnd',
      cell: ({ isPaid }) => (
        <Badge tone={isPaid ? 'success' : 'warning'}>
          <FormattedMessage id={isPaid ? paid : 'admin.payouts.left'} />
        </Badge>
      ),
    },
    {
      id: 'why',
      name: name('why'),
      place: 'detail',
      cell: ({ reason }) => reason !== null && <Left reason={reason} />,
      brief: ({ reason, programName }) => (reason === null ? <Bidi>{programName}</Bidi> : <Left reason={reason} />),
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
