import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router'
import { adjustmentStatuses, type AdjustmentStatus } from '@wasla/contract/wallet/adjustments/record.ts'
import { Empty } from '@wasla/design-system/components/Empty'
import type { TableColumn } from '@wasla/design-system/components/Table'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { WhileSound } from '../ledger/WhileSound.tsx'
import type { ListDescription } from '../lists/description.ts'
import type { ListShape } from '../lists/list-state.ts'
import { TwoLines } from '../lists/TwoLines.tsx'
import { Whole } from '../lists/Whole.tsx'
import { AmountAtEnd } from '../money/AmountAtEnd.tsx'
import { Figures } from '../money/Figures.tsx'
import type { AdjustmentRow } from './adjustment-row.ts'
import { StatusBadge } from './StatusBadge.tsx'
import { AdminAdjustmentsDocument, type AdminAdjustmentsQuery, type AdminAdjustmentsQueryVariables } from './AdjustmentsScreen.generated.ts'

const shape: ListShape = { sorts: ['createdAt'], defaultDirection: 'DESC', filters: { status: adjustmentStatuses } }

export function useAdjustmentsList(): ListDescription<AdjustmentRow, AdminAdjustmentsQuery, AdminAdjustmentsQueryVariables> {
  const intl = useIntl()
  const [params] = useSearchParams()
  return {
    title: 'admin.place.adjustments',
    lead: (
      <WhileSound>
        <FormattedMessage id="admin.adjustments.lead" />
      </WhileSound>
    ),
    shape,
    search: null,
    filters: [
      {
        kind: 'choice',
        name: 'status',
        label: intl.formatMessage({ id: 'admin.column.status' }),
        any: intl.formatMessage({ id: 'admin.any.status' }),
        options: adjustmentStatuses.map((id) => ({ id, label: intl.formatMessage({ id: `admin.adjustmentStatus.${id}` }) })),
      },
    ],
    orders: [],
    columns: useColumns(),
    /* The link to a row’s dialog keeps the list’s page and filters in the address. */
    rowHref: ({ id }) => {
      const next = new URLSearchParams(params)
      next.set('dialog', `adjustment:${id}`)
      return `/adjustments?${next.toString()}`
    },
    rowText: ({ profileName }) => profileName,
    document: AdminAdjustmentsDocument,
    variables: ({ filters: { status } }, { limit, offset }) => ({
      status: (status as AdjustmentStatus | undefined) ?? null,
      pagination: { limit, offset },
    }),
    found: ({ adminAdjustments }) => adminAdjustments,
    result: 'admin.result.adjustments',
    empty: (
      <Empty level={2} title={<FormattedMessage id="admin.adjustments.empty" />}>
        <FormattedMessage id="admin.adjustments.emptyText" />
      </Empty>
    ),
  }
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
    {
      id: 'proposed',
      name: name('proposed'),
      place: 'detail',
      cell: ({ proposedBy, createdAt }) => (
        <TwoLines second={<Whole>{date(new Date(createdAt), 'day')}</Whole>}>
          <Bidi>{proposedBy.name}</Bidi>
        </TwoLines>
      ),
      brief: ({ createdAt }) => date(new Date(createdAt), 'shortDay'),
    },
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
