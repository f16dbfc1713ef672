import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Amount } from '@wasla/design-system/components/Amount'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { feeShare, vatShare } from './bill-shares.ts'
import * as styles from './BillCard.css.ts'
import type { useBill } from './useBill.ts'

type BillCardProps = {
  bill: ReturnType<typeof useBill>
  /** Names of the lines: the amount, its fee, the total, and the balance after the action. */
  words: { subtotal: ReactNode; fee: ReactNode; total: ReactNode; after: ReactNode }
  /** Balance after the action, in halalas. */
  after: number
  /** Whether the card shows the fee as a percentage of the amount. */
  isFeeShared?: boolean
}

/**
 * Card with the cost of moving an amount, and the balance afterwards (P-03). Without an amount, all lines show zero, so that no line is
 * added later.
 */
export function BillCard({ bill: { bill, isStale, hasFailed, retry }, words, after, isFeeShared = false }: BillCardProps) {
  if (hasFailed)
    return (
      <Banner
        tone="danger"
        isLive
        action={
          <Button size="small" onPress={retry}>
            <FormattedMessage id="wallet.bill.retry" />
          </Button>
        }
      >
        <FormattedMessage id="wallet.bill.failed" />
      </Banner>
    )
  return (
    <dl className={styles.bill} aria-busy={isStale}>
      <Line term={words.subtotal} halalas={bill?.subtotal ?? 0} />
      <Line
        term={
          <>
            {words.fee} {bill && isFeeShared && <Share of={feeShare(bill)} id="wallet.bill.feeShare" />}
          </>
        }
        halalas={bill?.fee ?? 0}
      />
      <Line
        term={
          <>
            <FormattedMessage id="wallet.bill.vat" /> {bill && <Share of={vatShare(bill)} id="wallet.bill.vatShare" />}
          </>
        }
        halalas={bill?.vat ?? 0}
      />
      <Line look="total" term={words.total} halalas={bill?.total ?? 0} />
      <Line look="after" term={words.after} halalas={after} />
    </dl>
  )
}

const looks = {
  line: { line: styles.line, term: styles.term },
  total: { line: styles.total, term: styles.totalTerm },
  after: { line: styles.line, term: styles.afterTerm },
} as const

type LineProps = { look?: keyof typeof looks; term: ReactNode; halalas: number }

const Line = ({ look = 'line', term, halalas }: LineProps) => (
  <div className={looks[look].line}>
    <dt className={looks[look].term}>{term}</dt>
    <dd className={styles.amount}>
      <Amount halalas={halalas} layout="columns" size={look === 'total' ? 'large' : 'medium'} />
    </dd>
  </div>
)

function Share({ of, id }: { of: number | null; id: 'wallet.bill.feeShare' | 'wallet.bill.vatShare' }) {
  const { percent } = useFormats()
  if (of === null) return null
  return (
    <span className={styles.share}>
      <FormattedMessage id={id} values={{ share: percent(of) }} />
    </span>
  )
}
