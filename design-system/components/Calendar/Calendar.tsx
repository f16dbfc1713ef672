import { Calendar as AriaCalendar } from 'react-aria-components/Calendar'
import * as styles from './Calendar.css.ts'
import { CalendarDays } from './CalendarDays.tsx'
import { CalendarHead } from './CalendarHead.tsx'
import { dayOf, textOf, type DayLimits } from './civil-day.ts'

export type CalendarProps = DayLimits & {
  /** Accessible name, if the calendar is not in a field that names it. */
  'aria-label'?: string
  /** Today in Riyadh, by the caller's clock. It is marked, and its month is shown first if nothing is chosen. */
  today: string
  value?: string | null
  defaultValue?: string
  onChange?: (day: string) => void
  isDisabled?: boolean
  isReadOnly?: boolean
  autoFocus?: boolean
}

/**
 * Chooses a day from one month: Gregorian, Sunday first, in the reader's digits (S-01, S-02). Days outside the limits are dimmed;
 * unavailable days are struck through and say why.
 * @selector [data-selected] [data-unavailable] [data-disabled] [data-hovered] [data-pressed] [data-focus-visible] on a day;
 * [data-readonly] on the calendar
 */
export function Calendar({ today, value, defaultValue, onChange, min, max, unavailableReason, ...rest }: CalendarProps) {
  const chosen = value === undefined ? undefined : dayOf(value)
  const firstShown = dayOf(value ?? defaultValue ?? null) ?? dayOf(today)
  return (
    <AriaCalendar
      {...rest}
      {...(chosen !== undefined && { value: chosen })}
      {...(defaultValue !== undefined && { defaultValue: dayOf(defaultValue) })}
      {...(onChange && { onChange: (date) => onChange(textOf(date)) })}
      defaultFocusedValue={firstShown}
      minValue={dayOf(min)}
      maxValue={dayOf(max)}
      isDateUnavailable={(date) => (unavailableReason?.(textOf(date)) ?? null) !== null}
      firstDayOfWeek="sun"
      className={styles.calendar}
      data-component="Calendar"
      data-readonly={rest.isReadOnly || undefined}
    >
      <CalendarHead isLimited={Boolean(min ?? max)} isDisabled={rest.isDisabled ?? false} />
      <CalendarDays today={today} unavailableReason={unavailableReason} />
    </AriaCalendar>
  )
}
