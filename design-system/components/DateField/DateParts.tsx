import { use, type ComponentProps } from 'react'
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components/DateField'
import { useFormats } from '../../locale/LocaleProvider.tsx'
import * as styles from './DateField.css.ts'
import { partText } from './part-text.ts'

function Part({ segment }: Pick<ComponentProps<typeof DateSegment>, 'segment'>) {
  const formats = useFormats()
  /* A time has none: its parts are written as they are. */
  const parts = use(DateFieldStateContext)?.segments ?? []
  return (
    <DateSegment segment={segment} className={styles.part}>
      {partText(segment, parts, formats)}
    </DateSegment>
  )
}

/**
 * Day, month and year, or hour and minute, each typed by itself: it takes digits of either set, arrow keys count up and down, and a
 * full part moves the focus on. The month that was typed stands in words.
 */
export function DateParts({ slot }: { slot?: 'start' | 'end' }) {
  return (
    <DateInput slot={slot} className={styles.parts} data-part="parts">
      {(segment) => <Part segment={segment} />}
    </DateInput>
  )
}
