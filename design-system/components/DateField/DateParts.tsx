import { use, type ComponentProps } from 'react'
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components/DateField'
import { fixedDirection } from '../../locale/fixed-direction.ts'
import { useFormats } from '../../locale/LocaleProvider.tsx'
import * as styles from './DateField.css.ts'
import { partText } from './part-text.ts'

function Part({ segment }: Pick<ComponentProps<typeof DateSegment>, 'segment'>) {
  const formats = useFormats()
  /* The context is null in a time field: its parts are shown unchanged. */
  const parts = use(DateFieldStateContext)?.segments ?? []
  return (
    <DateSegment segment={segment} className={styles.part}>
      {partText(segment, parts, formats)}
    </DateSegment>
  )
}

/**
 * Day, month and year, or hour and minute, typed one by one. The parts accept digits of both sets. Arrow keys count up and down, and a full
 * part moves the focus to the next part. A typed month is shown as a word.
 */
export function DateParts({ slot }: { slot?: 'start' | 'end' }) {
  return (
    <DateInput slot={slot} className={styles.parts} data-part="parts" {...fixedDirection('latin')}>
      {(segment) => <Part segment={segment} />}
    </DateInput>
  )
}
