import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import * as styles from '../Calendar/Calendar.css.ts'
import { CalendarDays } from '../Calendar/CalendarDays.tsx'
import { CalendarHead } from '../Calendar/CalendarHead.tsx'
import { dayOf, textOf, type DayLimits } from '../Calendar/civil-day.ts'
import type { DayRange } from './range.ts'

/** The calendar of a range. The first press sets the start of the range, the second press its end. */
export function RangeDays({ today, value, min, max, unavailableReason }: DayLimits & { today: string; value: DayRange | null }) {
  const start = dayOf(value?.start)
  const end = dayOf(value?.end)
  return (
    <RangeCalendar
      value={start && end && { start, end }}
      defaultFocusedValue={start ?? dayOf(today)}
      minValue={dayOf(min)}
      maxValue={dayOf(max)}
      isDateUnavailable={(date) => (unavailableReason?.(textOf(date)) ?? null) !== null}
      firstDayOfWeek="sun"
      className={styles.calendar}
      data-component="RangeCalendar"
    >
      <CalendarHead isLimited={Boolean(min ?? max)} isDisabled={false} />
      <CalendarDays today={today} unavailableReason={unavailableReason} isRange />
    </RangeCalendar>
  )
}
