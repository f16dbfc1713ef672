import { FormattedMessage, useIntl } from 'react-intl'
import { Amount } from '@wasla/design-system/components/Amount'
import { Badge } from '@wasla/design-system/components/Badge'
import { CopyField } from '@wasla/design-system/components/CopyField'
import { DescriptionList, type Description } from '@wasla/design-system/components/DescriptionList'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { useProductName } from '#services/useProductName.ts'
import { BillLines } from './BillLines.tsx'
import { Failure } from './Failure.tsx'
import { InvoiceActions } from './InvoiceActions.tsx'
import { figureOf, happeningOf, iconOf, stateOf, type Transaction } from './row.ts'
import { UnderWayLine } from './UnderWayLine.tsx'
import { useDetails } from './useDetails.ts'
import { useRewardFacts } from './useRewardFacts.tsx'
import { useLightPaper } from './useLightPaper.ts'
import { useTitle } from './useTitle.ts'
import * as styles from './TransactionSheet.css.ts'

/** Receipt of a transaction, for the screen and for print: what happened, the bill, and the reference number. */
export function Receipt({ row }: { row: Transaction }) {
  useLightPaper()
  const intl = useIntl()
  const { date } = useFormats()
  const title = useTitle()(row)
  const details = useDetails(row)
  const figure = figureOf(row)
  const state = stateOf(row)
  return (
    <div className={styles.receipt}>
      <Stack gap="lg">
        <div className={styles.who}>
          <span className={styles.tile}>
            <Icon name={iconOf(happeningOf(row))} />
          </span>
          <div className={styles.whoWords}>
            <Text look="label">{title}</Text>
            <Text look="caption" tone="muted">
              {date(new Date(row.createdAt), 'moment')}
            </Text>
          </div>
        </div>
        <div className={styles.sum}>
          <Amount halalas={figure.halalas} size="display" tone={figure.tone} sign={figure.tone === 'credit' ? 'signed' : 'plain'} />
          {state && (
            <Badge tone={state.tone} icon={state.icon}>
              <FormattedMessage id={`wallet.state.${state.word}`} />
            </Badge>
          )}
        </div>
        {row.status === 'Failed' && <Failure row={row} reason={details.failureReason} />}
        {row.status === 'Initiated' && <UnderWayLine row={row} arrivesBy={details.arrivesBy} />}
        <BillLines row={row} payments={details.payments} />
        <Facts row={row} account={details.account} />
        <div className={styles.reference}>
          <Text look="caption" tone="muted">
            <FormattedMessage id="wallet.reference" />
          </Text>
          <CopyField label={intl.formatMessage({ id: 'wallet.reference' })} value={row.referenceId} />
        </div>
        {row.invoice && <InvoiceActions transactionId={row.id} invoice={row.invoice} />}
      </Stack>
    </div>
  )
}

function Facts({ row, account }: { row: Transaction; account: { bankName: string; iban: string } | null }) {
  const product = useProductName()
  const method = row.paymentMethod === 'PLATFORM' ? product : <FormattedMessage id={`wallet.method.${row.paymentMethod}`} />
  const rewards = useRewardFacts(row)
  const items: Description[] = [
    ...rewards,
    ...(account
      ? [
          {
            id: 'to',
            name: <FormattedMessage id={happeningOf(row) === 'returned' ? 'wallet.returnedFrom' : 'wallet.to'} />,
            value: [<Bidi key="bank">{account.bankName}</Bidi>, <Ltr key="iban">{account.iban}</Ltr>],
          },
        ]
      : []),
    { id: 'method', name: <FormattedMessage id="wallet.method" />, value: method },
    ...(row.invoice
      ? [
          {
            id: 'invoice',
            name: <FormattedMessage id={row.invoice.isCreditNote ? 'wallet.creditNote' : 'wallet.invoice'} />,
            value: <Ltr>{row.invoice.number}</Ltr>,
          },
        ]
      : []),
  ]
  return <DescriptionList items={items} />
}
