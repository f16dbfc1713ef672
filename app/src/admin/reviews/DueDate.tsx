import { FormattedMessage } from 'react-intl'
import { Badge } from '@wasla/design-system/components/Badge'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import type { ReviewStatus } from '@wasla/contract/verification/record.ts'
import { useNow } from '../services/useNow.ts'
import { isOverdue, isToday } from './cases.ts'
import * as styles from './DueDate.css.ts'

type DueProps = { dueAt: string; status: ReviewStatus }

/** Shows the day by which a case must be decided, or that it is overdue. */
export function DueDay({ dueAt, status }: DueProps) {
  const { date } = useFormats()
  const now = useNow()
  const due = new Date(dueAt)
  if (isOverdue({ status, dueAt }, now))
    return (
      <span className={styles.late}>
        <FormattedMessage id="admin.reviews.overdue" />
      </span>
    )
  return (
    <span className={styles.day}>
      {status === 'InReview' && isToday(due, now, date) ? <FormattedMessage id="admin.reviews.today" /> : date(due, 'shortDay')}
    </span>
  )
}

/** Shows the day with the time below it; if the case is overdue, since when. */
export function DueDate(props: DueProps) {
  const { date } = useFormats()
  const isLate = isOverdue(props, useNow())
  const due = new Date(props.dueAt)
  const time = date(due, 'time')
  return (
    <span>
      <DueDay {...props} />
      <span className={isLate ? styles.sinceLate : styles.since}>
        {isLate ? <FormattedMessage id="admin.reviews.overdueSince" values={{ day: date(due, 'shortDay'), time }} /> : time}
      </span>
    </span>
  )
}

/** Badge that says that a case is overdue, and since when. Renders nothing otherwise. */
export function OverdueBadge({ dueAt, status }: DueProps) {
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
