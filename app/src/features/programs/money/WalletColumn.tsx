import { FormattedMessage } from 'react-intl'
import { Amount } from '@wasla/design-system/components/Amount'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { coverage } from './coverage.ts'
import * as styles from './WalletColumn.css.ts'

type WalletColumnProps = {
  /** Available balance, in halalas. All amounts here are in halalas. */
  available: number
  /** Amount that publishing reserves; null while none is typed. */
  budget: number | null
  /** Publishing fee with its VAT, if there is one (L-05). */
  fee?: number
  /** Opens the wallet for a top-up; the wallet leads back to this page. Called with the missing amount, or null if nothing is missing. */
  onTopUp: (missing: number | null) => void
  /** Whether publishing is the next step. Then missing money is needed now. */
  isDue?: boolean
}

/** Wallet beside a form that reserves money: the balance, what publishing reserves, what is left, and a top-up button. */
export function WalletColumn({ available, budget, fee = 0, onTopUp, isDue = false }: WalletColumnProps) {
  const { money } = useFormats()
  const { missing, after } = coverage(available, (budget ?? 0) + fee)
  const look = missing > 0 ? 'tinted' : 'quiet'
  return (
    <Card as="section" paper="sunken">
      <dl className={styles.money}>
        <div className={styles.line}>
          <dt>
            <FormattedMessage id="programs.money.inWallet" />
          </dt>
          <dd className={styles.amount}>
            <Amount halalas={available} layout="aligned" />
          </dd>
        </div>
        {budget !== null && (
          <div className={styles.line}>
            <dt>
              <FormattedMessage id="programs.money.reserved" />
              <span className={styles.quiet}>
                <FormattedMessage id="programs.money.reservedNote" />
              </span>
            </dt>
            <dd className={styles.amount}>
              <Amount halalas={-budget} layout="aligned" />
            </dd>
          </div>
        )}
        {fee > 0 && (
          <div className={styles.line}>
            <dt>
              <FormattedMessage id="programs.money.fee" />
            </dt>
            <dd className={styles.amount}>
              <Amount halalas={-fee} layout="aligned" />
            </dd>
          </div>
        )}
        {budget !== null && (
          <div className={styles.total}>
            <dt className={styles.totalName}>
              <FormattedMessage id={after === null ? 'programs.money.missing' : 'programs.money.after'} />
            </dt>
            <dd className={styles.amount}>
              <Amount halalas={after ?? missing} layout="aligned" size="large" />
            </dd>
          </div>
        )}
      </dl>
      <div className={styles.foot}>
        <span className={`${styles.quiet} ${styles.note}`}>
          <FormattedMessage
            id={missing === 0 ? 'programs.money.topUpNote' : isDue ? 'programs.money.topUpDue' : 'programs.money.topUpMissing'}
          />
        </span>
        <div className={styles.action[look]}>
          <Button size="small" variant={look} iconStart="wallet" onPress={() => onTopUp(missing > 0 ? missing : null)}>
            {missing > 0 ? (
              <FormattedMessage id="programs.money.topUpAmount" values={{ amount: money(missing) }} />
            ) : (
              <FormattedMessage id="programs.money.topUp" />
            )}
          </Button>
        </div>
      </div>
    </Card>
  )
}
