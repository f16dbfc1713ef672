import { FormattedMessage } from 'react-intl'
import { Badge } from '@wasla/design-system/components/Badge'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import * as styles from '../reviews/DueDate.css.ts'
import { useNow } from '../services/useNow.ts'
import { urgencyOf, type CaseRow } from './network-case.ts'

type DueProps = { row: Pick<CaseRow, 'status' | 'decideBy'> }

/** Shows the day by which a case must be decided, in red from the day before. */
export function Due({ row }: DueProps) {
  const { date } = useFormats()
  const urgency = urgencyOf(row, useNow())
  return (
    <span className={urgency === 'calm' ? styles.day : styles.late}>
      {urgency === 'late' && (
        <>
          <FormattedMessage id="admin.reviews.overdue" />{' '}
        </>
      )}
      {date(new Date(row.decideBy), 'shortDay')}
    </span>
  )
}

/** Shows the day by which an open case must be decided, as a badge beside its title. */
export function DueBadge({ row }: DueProps) {
  const { date } = useFormats()
  const isLate = urgencyOf(row, useNow()) === 'late'
  return (
    <Badge tone={isLate ? 'danger' : 'warning'} icon="clock">
      <FormattedMessage id="admin.networkCases.decideBy" values={{ day: date(new Date(row.decideBy), 'weekday') }} />
    </Badge>
  )
}
