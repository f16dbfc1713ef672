import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import type { Span } from '@wasla/contract/programs/seasons/types.ts'
import { fixedDirection } from '@wasla/design-system/locale/fixed-direction.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { percent, placeOf } from './shown-range.ts'
import * as styles from './SeasonPlanner.css.ts'

/** Largest place of a name, as a share of the range. A name further on would be wider than the rest of the range. */
const lastName = 0.9

/** Names of months above the bars. Screen readers read the days of each row instead. */
export function SeasonAxis({ range, ticks }: { range: Span; ticks: readonly string[] }) {
  const { date } = useFormats()
  return (
    <div className={styles.axis} aria-hidden>
      <div className={styles.months} dir="ltr" {...fixedDirection('time')}>
        {ticks.map((tick) => (
          <span key={tick} className={styles.month} style={{ insetInlineStart: percent(placeOf(tick, range)) }}>
            {placeOf(tick, range) <= lastName && date(new Date(startOfDay(tick)), 'monthName')}
          </span>
        ))}
      </div>
    </div>
  )
}
