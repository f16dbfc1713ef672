import { FormattedMessage } from 'react-intl'
import * as styles from './Approvals.css.ts'

type ApprovalsProps = { given: number; needed: number }

/** Shows how many admins approved an open withdrawal: in words, and as dots if two are needed. */
export function Approvals({ given, needed }: ApprovalsProps) {
  if (needed < 2)
    return (
      <span className={styles.few}>
        <FormattedMessage id="admin.withdrawals.oneNeeded" />
      </span>
    )
  return (
    <span className={styles.approvals}>
      <span className={styles.dots} aria-hidden>
        {Array.from({ length: needed }, (_, at) => (
          <span key={at + 1} className={at < given ? styles.given : styles.open} />
        ))}
      </span>
      <FormattedMessage id="admin.withdrawals.approvals" values={{ given, needed }} />
    </span>
  )
}
