import { useContext, useState, type PointerEvent } from 'react'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from 'react-aria-components/Calendar'
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar'
import * as styles from './Calendar.css.ts'
import { shortWeekday, textOf } from './civil-day.ts'

type CalendarDaysProps = {
  /** Today in Riyadh, by the caller's clock; its cell is marked. */
  today: string
  unavailableReason?: (day: string) => string | null
  isRange?: boolean
}

/** The days of the month. A text below says why the focused day is unavailable. */
export function CalendarDays({ today, unavailableReason, isRange = false }: CalendarDaysProps) {
  const single = useContext(CalendarStateContext)
  const range = useContext(RangeCalendarStateContext)
  const state = single ?? range
  const [touched, setTouched] = useState<string | null>(null)
  const turnedTo = state?.isFocused ? textOf(state.focusedDate) : touched
  const reason = turnedTo ? (unavailableReason?.(turnedTo) ?? null) : null
  // An unavailable day gets no press events, but touching the day must show the reason.
  const ask = ({ target }: PointerEvent) =>
    setTouched(
      target instanceof Element
        ? (target.closest('[data-unavailable]')?.querySelector('[data-day]')?.getAttribute('data-day') ?? null)
        : null,
    )
  return (
    <>
      <div className={styles.days} onPointerDown={ask} onPointerOver={ask} data-part="days">
        <CalendarGrid weekdayStyle="short" className={styles.grid}>
          <CalendarGridHeader>
            {(weekday) => <CalendarHeaderCell className={styles.weekday}>{shortWeekday(weekday)}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => (
              <CalendarCell date={date} className={isRange ? styles.rangeDay : styles.day}>
                {({ formattedDate }) => (
                  <span data-day={textOf(date)}>
                    {formattedDate}
                    {textOf(date) === today && <span className={styles.todayMark} data-part="today" />}
                  </span>
                )}
              </CalendarCell>
            )}
          </CalendarGridBody>
        </CalendarGrid>
      </div>
      {unavailableReason && (
        <p role="status" className={styles.note} data-part="reason">
          {reason}
        </p>
      )}
    </>
  )
}
