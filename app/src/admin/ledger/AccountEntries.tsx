import { FormattedMessage, useIntl } from 'react-intl'
import { Empty } from '@wasla/design-system/components/Empty'
import { Table, type TableColumn } from '@wasla/design-system/components/Table'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { Whole } from '../lists/Whole.tsx'
import { Figures } from '../money/Figures.tsx'
import { TransactionKind } from '../money/TransactionKind.tsx'
import type { AdminLedgerEntriesQuery } from './AccountScreen.generated.ts'
import * as styles from './AccountScreen.css.ts'

type Entry = AdminLedgerEntriesQuery['adminLedgerEntries']['data'][number]
type Row = Entry & { id: string }

type AccountEntriesProps = { entries: readonly Entry[]; carriedOver: number }

/**
 * Shows the entries of an account, newest first. A row opens its transaction. The last line is the balance before the oldest entry shown.
 */
export function AccountEntries({ entries, carriedOver }: AccountEntriesProps) {
  const intl = useIntl()
  return (
    <>
      <Table
        label={intl.formatMessage({ id: 'admin.column.entries' })}
        columns={useColumns()}
        rows={entries.map((entry) => ({ ...entry, id: entry.transactionId }))}
        rowHref={({ transactionId }) => `/ledger/transactions/${transactionId}`}
        presentation="lines"
        empty={<Empty level={2} title={<FormattedMessage id="admin.ledger.noEntries" />} />}
      />
      {entries.length > 0 && (
        <div className={styles.carried}>
          <FormattedMessage id="admin.ledger.carriedOver" />
          <Figures halalas={carriedOver} isQuiet />
        </div>
      )}
    </>
  )
}

const Reference = ({ id }: { id: string }) => (
  <span className={styles.reference}>
    <Ltr>{id}</Ltr>
  </span>
)

function useColumns(): readonly TableColumn<Row>[] {
  const intl = useIntl()
  const { date } = useFormats()
  const name = (id: 'at' | 'why' | 'reference' | 'amountSar' | 'balanceSar') => intl.formatMessage({ id: `admin.column.${id}` })
  const day = ({ at }: Row) => (
    <FormattedMessage id="admin.audit.at" values={{ day: date(new Date(at), 'shortDay'), time: date(new Date(at), 'time') }} />
  )
  return [
    { id: 'at', name: name('at'), place: 'detail', cell: (row) => <Whole>{day(row)}</Whole> },
    { id: 'why', name: name('why'), place: 'title', isRowHeader: true, cell: ({ kind }) => <TransactionKind kind={kind} /> },
    { id: 'reference', name: name('reference'), cell: ({ reference }) => <Reference id={reference} /> },
    {
      id: 'amount',
      name: name('amountSar'),
      place: 'titleEnd',
      isNumber: true,
      cell: ({ amount }) => <Figures halalas={amount} sign="always" tone={amount > 0 ? 'gain' : 'ink'} />,
    },
    {
      id: 'balance',
      name: name('balanceSar'),
      place: 'detailEnd',
      isNumber: true,
      cell: ({ balance }) => <Figures halalas={balance} />,
      brief: ({ balance }) => <Figures halalas={balance} isQuiet />,
    },
  ]
}
