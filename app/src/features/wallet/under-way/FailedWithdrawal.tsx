import { useState } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { StageLine } from '@wasla/design-system/components/StageLine'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { useServices } from '#services/context.ts'
import { Pending } from '#shell/RevealTogether.tsx'
import { BillLines } from '../transactions/BillLines.tsx'
import { failureOf } from '../transactions/failure-reason.ts'
import { bankOf, type Transaction } from '../transactions/row.ts'
import { MyTransactionsDocument, WithdrawalDetailsDocument } from '../transactions/transactions.generated.ts'
import { accountAddress } from '../wallet-address.ts'
import { failedWithdrawalOf, readFailure } from './failed-withdrawal.ts'
import * as styles from './UnderWayCard.css.ts'

/** Query for the newest rows of withdrawals. Five rows cover the failed withdrawal, the return of its money, and corrections in between. */
const newest = { pagination: { limit: 5 }, filter: { types: ['WITHDRAWAL' as const] } }

type FailedWithdrawalProps = {
  /** Opens the form for a withdrawal of the same amount, in halalas. */
  onAgain: (amount: number) => void
}

/**
 * Card above the balance after a failed withdrawal. It says why the withdrawal failed and that all money came back, and offers two next
 * steps (appendix C).
 */
export function FailedWithdrawal({ onAgain }: FailedWithdrawalProps) {
  const { clock, tabBox } = useServices()
  const [putAway, setPutAway] = useState<string | null>(null)
  const { data, loading } = useQuery(MyTransactionsDocument, {
    variables: newest,
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  // The card would move the balance.
  if (!data && loading) return <Pending />
  const row = failedWithdrawalOf(data?.myTransactions.data ?? [], clock.now())
  if (!row || putAway === row.referenceId || readFailure.is(tabBox, row.referenceId)) return null
  const putItAway = () => {
    readFailure.store(tabBox, row.referenceId)
    setPutAway(row.referenceId)
  }
  return <Failed row={row} onAgain={() => onAgain(row.subtotal)} onPutAway={putItAway} />
}

function Failed({ row, onAgain, onPutAway }: { row: Transaction; onAgain: () => void; onPutAway: () => void }) {
  const intl = useIntl()
  const { date, money } = useFormats()
  const { data, loading } = useQuery(WithdrawalDetailsDocument, { variables: { id: row.referenceId }, context: { errors: 'mine' } })
  if (!data && loading) return <Pending />
  const details = data?.withdrawal
  return (
    <section className={styles.cards.failed} aria-labelledby="failed-withdrawal-title">
      <div className={styles.said}>
        <span className={styles.signs.failed}>
          <Icon name="close" />
        </span>
        <div className={styles.words}>
          <Heading level={2} look="heading" id="failed-withdrawal-title">
            <FormattedMessage id="wallet.withdrawalFailed" values={{ amount: isolate(money(row.total)) }} />
          </Heading>
          <Why row={row} reason={details?.failureReason ?? null} />
          {row.fees > 0 && (
            <Text tone="muted">
              <FormattedMessage id="wallet.failedWithdrawal.feeToo" />
            </Text>
          )}
        </div>
      </div>
      <StageLine
        label={intl.formatMessage({ id: 'wallet.failedWithdrawal.stages' })}
        stages={[
          {
            id: 'sent',
            label: <FormattedMessage id="wallet.failedWithdrawal.sent" />,
            note: details && date(new Date(details.createdAt), 'shortDay'),
            state: 'done',
          },
          {
            id: 'refused',
            label: <FormattedMessage id="wallet.failedWithdrawal.refused" />,
            note: date(new Date(row.createdAt), 'shortDay'),
            state: 'failed',
          },
          {
            id: 'account',
            label: <FormattedMessage id="wallet.failedWithdrawal.account" />,
            note: details && <Ltr>{`•••• ${details.account.iban.slice(-4)}`}</Ltr>,
            state: 'open',
          },
        ]}
      />
      <BillLines row={row} payments={[]} />
      <div className={styles.actions}>
        <LinkButton variant="primary" iconStart="bank" href={accountAddress(details?.account.id ?? null)}>
          <FormattedMessage id="wallet.failedWithdrawal.check" />
        </LinkButton>
        <Button onPress={onAgain}>
          <FormattedMessage id="wallet.failedWithdrawal.again" />
        </Button>
        <Button variant="quiet" onPress={onPutAway}>
          <FormattedMessage id="wallet.underWay.dismiss" />
        </Button>
      </div>
    </section>
  )
}

/** The bank's reason: a message for a known code, or the text that the back office wrote. */
function Why({ row, reason }: { row: Transaction; reason: string | null }) {
  const why = failureOf(reason)
  if (!why) return null
  const bank = bankOf(row)
  return (
    <Text tone="muted">
      {'message' in why ? (
        <FormattedMessage id={why.message} />
      ) : bank === null ? (
        <Bidi>{why.written}</Bidi>
      ) : (
        <FormattedMessage
          id="wallet.failedWithdrawal.bankSaid"
          values={{ bank: <Bidi key="bank">{bank}</Bidi>, reason: <Bidi key="reason">{why.written}</Bidi> }}
        />
      )}
    </Text>
  )
}
