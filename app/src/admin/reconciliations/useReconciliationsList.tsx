import { FormattedMessage, useIntl } from 'react-intl'
import { Badge } from '@wasla/design-system/components/Badge'
import type { TableColumn } from '@wasla/design-system/components/Table'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import type { ListDescription } from '../lists/description.ts'
import type { ListShape } from '../lists/list-state.ts'
import { Whole } from '../lists/Whole.tsx'
import { Figures } from '../money/Figures.tsx'
import {
  AdminReconciliationsDocument,
  type AdminReconciliationsQuery,
  type AdminReconciliationsQueryVariables,
} from './ReconciliationsScreen.generated.ts'

type Row = AdminReconciliationsQuery['adminReconciliations']['data'][number]

const shape: ListShape = { sorts: ['day'], defaultDirection: 'DESC', filters: {} }

export function useReconciliationsList(): ListDescription<Row, AdminReconciliationsQuery, AdminReconciliationsQueryVariables> {
  return {
    title: 'admin.place.reconciliations',
    lead: <FormattedMessage id="admin.reconciliations.lead" />,
    shape,
    search: null,
    filters: [],
    orders: [],
    columns: useColumns(),
    rowText: ({ day, gateway }) => `${day} ${gateway}`,
    document: AdminReconciliationsDocument,
    variables: (_state, { limit, offset }) => ({ pagination: { limit, offset } }),
    found: ({ adminReconciliations }) => adminReconciliations,
    result: 'admin.result.entries',
    empty: { title: 'admin.reconciliations.empty', text: 'admin.reconciliations.emptyText' },
  }
}

/** Returns noon in Riyadh of a day such as `2025-11-20`. */
const momentOf = (day: string) => new Date(`${day}T09:00:00Z`)

/**
 * Shows the difference of a day. If `isBrief` is true, shows the amount without words, because words would leave too little space for the
 * day. Both totals are below the amount.
 */
function Difference({ difference, isBrief = false }: Pick<Row, 'difference'> & { isBrief?: boolean }) {
  const { money } = useFormats()
  if (difference === 0)
    return (
      <Badge tone="success" icon="check">
        <FormattedMessage id="admin.reconciliations.equal" />
      </Badge>
    )
  const words = (
    <FormattedMessage
      id={difference > 0 ? 'admin.reconciliations.gatewayMore' : 'admin.reconciliations.gatewayLess'}
      values={{ amount: money(Math.abs(difference)) }}
    />
  )
  return (
    <Badge tone="danger" icon="triangle-alert">
      {isBrief ? (
        <>
          <VisuallyHidden>{words}</VisuallyHidden>
          <span aria-hidden="true">{money(difference)}</span>
        </>
      ) : (
        words
      )}
    </Badge>
  )
}

function useColumns(): readonly TableColumn<Row>[] {
  const intl = useIntl()
  const { date, money } = useFormats()
  const name = (id: 'day' | 'gateway' | 'theirsSar' | 'oursSar' | 'difference' | 'checked') =>
    intl.formatMessage({ id: `admin.column.${id}` })
  return [
    {
      id: 'day',
      name: name('day'),
      place: 'title',
      isRowHeader: true,
      cell: ({ day }) => <Whole>{date(momentOf(day), 'day')}</Whole>,
    },
    { id: 'gateway', name: name('gateway'), place: 'detail', cell: ({ gateway }) => <Bidi>{gateway}</Bidi> },
    {
      id: 'theirs',
      name: name('theirsSar'),
      isNumber: true,
      cell: ({ theirs }) => <Figures halalas={theirs} />,
    },
    {
      id: 'ours',
      name: name('oursSar'),
      isNumber: true,
      cell: ({ ours }) => <Figures halalas={ours} />,
    },
    {
      id: 'difference',
      name: name('difference'),
      place: 'titleEnd',
      cell: (row) => <Difference {...row} />,
      brief: (row) => <Difference {...row} isBrief />,
    },
    {
      id: 'checked',
      name: name('checked'),
      place: 'below',
      cell: ({ checkedAt }) => date(new Date(checkedAt), 'moment'),
      brief: ({ theirs, ours }) => (
        <FormattedMessage
          id="admin.reconciliations.both"
          values={{ theirs: money(theirs), ours: money(ours), part: (words) => <Whole>{words}</Whole> }}
        />
      ),
    },
  ]
}
