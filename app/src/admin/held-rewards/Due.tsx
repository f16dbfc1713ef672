import { FormattedMessage } from 'react-intl'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import * as styles from '../reviews/DueDate.css.ts'
import { useNow } from '../services/useNow.ts'
import { isLate, type CaseRow } from './case-row.ts'

type DueProps = Pick<CaseRow, 'status' | 'answerBy'> & {
  /** Shows the day on one line. */
  isBrief?: boolean
}

/** Shows the day by which a case must be decided. After that day, marks the case as overdue. */
export function Due({ isBrief = false, ...row }: DueProps) {
  const { date } = useFormats()
  const day = date(new Date(row.answerBy), 'shortDay')
  if (!isLate(row, useNow())) return <span className={styles.day}>{day}</span>
  return (
    <span className={styles.late}>
      <FormattedMessage id="admin.reviews.overdue" />
      {isBrief ? ` ${day}` : <span className={styles.sinceLate}>{day}</span>}
    </span>
  )
}
