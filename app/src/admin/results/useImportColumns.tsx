import { FormattedMessage, useIntl } from 'react-intl'
import type { ImportOutcome } from '@wasla/contract/tracking/import-check.ts'
import { Badge } from '@wasla/design-system/components/Badge'
import type { TableColumn } from '@wasla/design-system/components/Table'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import type { Tone } from '@wasla/design-system/tokens/token-type.ts'
import { AmountAtEnd } from '../money/AmountAtEnd.tsx'
import { Figures } from '../money/Figures.tsx'
import { wrongColumns, type ShownRow } from './import-rows.ts'
import { outcomeIcons } from './OutcomeChoice.tsx'
import { RowReason } from './RowReason.tsx'
import * as styles from './ImportReview.css.ts'

const tones: Readonly<Record<ImportOutcome, Tone>> = { ACCEPTED: 'success', REPEATED: 'neutral', DIFFERING: 'warning', REFUSED: 'danger' }
const isPosted = ({ outcome, isReplacing }: ShownRow) => outcome === 'ACCEPTED' || isReplacing

/** Shows the order number: tinted if it is wrong, muted if the row is left out. */
function Number({ row }: { row: ShownRow }) {
  const isWrong = wrongColumns(row).includes('externalId')
  return (
    <Bidi>
      <span className={isWrong ? styles.wrong : isPosted(row) ? undefined : styles.left}>{row.externalId || '—'}</span>
    </Bidi>
  )
}

/** Shows the amount as written if it cannot be read, otherwise the parsed amount. Tints it if the stored result has another amount. */
function AmountCell({ row, isBrief = false }: { row: ShownRow; isBrief?: boolean }) {
  if (wrongColumns(row).includes('amount') && row.writtenAmount !== null)
    return (
      <Ltr>
        <span className={styles.wrong}>{row.writtenAmount}</span>
      </Ltr>
    )
  if (row.amount === null) return null
  const figures = isBrief ? <AmountAtEnd halalas={row.amount} /> : <Figures halalas={row.amount} isQuiet={!isPosted(row)} />
  return row.differs.includes('amount') ? <span className={styles.differing}>{figures}</span> : figures
}

/** On phones, a row has three lines: the order number and the amount; the outcome and the row number; the reason. */
export function useImportColumns(): readonly TableColumn<ShownRow>[] {
  const intl = useIntl()
  const { number } = useFormats()
  return [
    {
      id: 'row',
      name: intl.formatMessage({ id: 'admin.column.row' }),
      place: 'detailEnd',
      cell: ({ row }) => <span className={styles.says}>{number(row)}</span>,
      brief: ({ row }) => <FormattedMessage id="admin.import.rowNumber" values={{ row }} />,
    },
    {
      id: 'outcome',
      name: intl.formatMessage({ id: 'admin.column.outcome' }),
      place: 'detail',
      cell: ({ outcome }) => (
        <Badge tone={tones[outcome]} icon={outcomeIcons[outcome]}>
          <FormattedMessage id={`admin.import.is.${outcome}`} />
        </Badge>
      ),
    },
    {
      id: 'number',
      name: intl.formatMessage({ id: 'admin.resultFact.externalId' }),
      place: 'title',
      isRowHeader: true,
      cell: (row) => <Number row={row} />,
    },
    {
      id: 'amount',
      name: intl.formatMessage({ id: 'admin.column.amountSar' }),
      place: 'titleEnd',
      isNumber: true,
      cell: (row) => <AmountCell row={row} />,
      brief: (row) => <AmountCell row={row} isBrief />,
    },
    { id: 'why', name: intl.formatMessage({ id: 'admin.column.why' }), place: 'below', cell: (row) => <RowReason row={row} /> },
  ]
}
