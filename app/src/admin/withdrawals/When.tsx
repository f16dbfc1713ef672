import { FormattedMessage } from 'react-intl'
import type { PaymentStatus } from '@wasla/contract/generated/admin-types.ts'
import { Badge } from '@wasla/design-system/components/Badge'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { useNow } from '../services/useNow.ts'
import { isOverdue } from './withdrawal-row.ts'
import * as styles from './When.css.ts'

type WhenProps = { status: PaymentStatus; dueAt: string; settledAt: string | null }

/** Shows the day by which an open withdrawal is due, or that it is overdue. For a closed withdrawal, shows the day on which it ended. */
export function WhenDay({ status, dueAt, settledAt }: WhenProps) {
  const { date } = useFormats()
  const now = useNow()
  const moment = new Date(settledAt ?? dueAt)
  if (isOverdue({ status, dueAt }, now))
    return (
      <span className={styles.late}>
        <FormattedMessage id="admin.withdrawals.overdue" />
      </span>
    )
  const isToday = settledAt === null && date(moment, 'day') === date(new Date(now), 'day')
  return <span className={styles.day}>{isToday ? <FormattedMessage id="admin.reviews.today" /> : date(moment, 'shortDay')}</span>
}

/** Shows the day with the time below it; if the withdrawal is overdue, since when. */
export function When(props: WhenProps) {
  const { date } = useFormats()
  const isLate = isOverdue(props, useNow())
  const moment = new Date(props.settledAt ?? props.dueAt)
  const time = date(moment, 'time')
  return (
    <span>
      <WhenDay {...props} />
      <span className={isLate ? styles.sinceLate : styles.since}>
        {isLate ? <FormattedMessage id="admin.reviews.overdueSince" values={{ day: date(moment, 'shortDay'), time }} /> : time}
      </span>
    </span>
  )
}

/** Badge that says that a withdrawal is overdue, and since when. Renders nothing otherwise. */
export function OverdueBadge({ status, dueAt }: Pick<WhenProps, 'status' | 'dueAt'>) {
  const { date } = useFormats()
  const isLate = isOverdue({ status, dueAt }, useNow())
  const due = new Date(dueAt)
  if (!isLate) return null
  return (
    <Badge tone="danger" icon="clock">
      <FormattedMessage id="admin.reviews.overdueBadge" values={{ day: date(due, 'shortDay'), time: date(due, 'time') }} />
    </Badge>
  )
}
