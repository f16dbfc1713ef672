import { FormattedMessage, useIntl } from 'react-intl'
import { adjustmentStatuses } from '@wasla/contract/wallet/adjustments/record.ts'
import type { TableColumn } from '@wasla/design-system/components/Table'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { WhileSound } from '../ledger/WhileSound.tsx'
import type { ListDescription } from '../lists/description.ts'
import type { ListShape } from '../lists/list-state.ts'
import { proposedColumn } from '../lists/proposed-column.tsx'
import { useDialogHref, useStatusList } from '../lists/useStatusList.ts'
import { TwoLines } from '../lists/TwoLines.tsx'
import { AmountAtEnd } from '../money/AmountAtEnd.tsx'
import { Figures } from '../money/Figures.tsx'
import type { AdjustmentRow } from './adjustment-row.ts'
import { StatusBadge } from './StatusBadge.tsx'
import { AdminAdjustmentsDocument, type AdminAdjustmentsQuery, type AdminAdjustmentsQueryVariables } from './AdjustmentsScreen.generated.ts'

const shape: ListShape = { sorts: ['createdAt'], defaultDirection: 'DESC', filters: { status: adjustmentStatuses } }

export function useAdjustmentsList(): ListDescription<AdjustmentRow, AdminAdjustmentsQuery, AdminAdjustmentsQueryVariables> {
  return useStatusList({
    title: 'admin.place.adjustments',
    lead: (
      <WhileSound>
        <FormattedMessage id="admin.adjustments.lead" />
      </WhileSound>
    ),
    shape,
    statuses: adjustmentStatuses,
    statusName: (status) => `admin.adjustmentStatus.${status}`,
    columns: useColumns(),
    rowHref: useDialogHref('/adjustments', 'adjustment'),
    rowText: ({ profileName }) => profileName,
    document: AdminAdjustmentsDocument,
    variables: ({ status, pagination }) => ({ status, pagination }),
    found: ({ adminAdjustments }) => adminAdjustments,
    result: 'admin.result.adjustments',
    empty: { title: 'admin.adjustments.empty', text: 'admin.adjustments.emptyText' },
  })
}

function useColumns(): readonly TableColumn<AdjustmentRow>[] {
  const intl = useIntl()
  const { date } = useFormats()
  const name = (id: 'wallet' | 'proposed' | 'status' | 'amountSar') => intl.formatMessage({ id: `admin.column.${id}` })
  return [
    {
      id: 'wallet',
      name: name('wallet'),
      place: 'title',
      isRowHeader: true,
      cell: ({ profileName, reason }) => (
        <TwoLines second={<Bidi>{reason}</Bidi>}>
          <Bidi>{profileName}</Bidi>
        </TwoLines>
      ),
      brief: ({ profileName }) => <Bidi>{profileName}</Bidi>,
    },
    proposedColumn(name('proposed'), date),
    { id: 'status', name: name('status'), place: 'detailEnd', cell: ({ status }) => <StatusBadge status={status} /> },
    {
      id: 'amount',
      name: name('amountSar'),
      place: 'titleEnd',
      isNumber: true,
      cell: ({ amount }) => <Figures halalas={amount} sign="always" />,
      brief: ({ amount }) => <AmountAtEnd halalas={amount} sign="signed" />,
    },
  ]
}
