import { DateInput, DateSegment } from 'react-aria-components/DateField'
import * as styles from './DateField.css.ts'

/** Day, month and year, or hour and minute, each typed by itself: it takes digits of either set, arrow keys count up and down, and a full part moves the focus on. */
export function DateParts({ slot }: { slot?: 'start' | 'end' }) {
  return (
    <DateInput slot={slot} className={styles.parts} data-part="parts">
      {(segment) => <DateSegment segment={segment} className={styles.part} />}
    </DateInput>
  )
}
