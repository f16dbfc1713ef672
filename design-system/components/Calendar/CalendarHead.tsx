import {
  CalendarMonthPicker,
  CalendarYearPicker,
  type CalendarMonthPickerAria,
  type CalendarYearPickerAria,
} from 'react-aria-components/Calendar'
import { useIntl } from 'react-intl'
import { Icon } from '../../icons/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './Calendar.css.ts'

/** A native select for a month or a year. Phones show it as their usual wheel; two choices reach any birthday. */
function Jump({ picker, isDisabled }: { picker: CalendarMonthPickerAria | CalendarYearPickerAria; isDisabled: boolean }) {
  const { items, value, onChange } = picker
  return (
    <span className={styles.jump}>
      <select
        className={styles.select}
        aria-label={picker['aria-label']}
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {items.map(({ id, formatted }) => (
          <option key={id} value={id} className={styles.entry}>
            {formatted}
          </option>
        ))}
      </select>
      <span className={styles.chevron}>
        <Icon name="chevron-down" size="small" />
      </span>
    </span>
  )
}

/** Number of years in the list: a lifetime if the calendar has a first or a last day, otherwise enough for plans. */
const yearsWithin = { limited: 151, open: 41 }

type CalendarHeadProps = { isLimited: boolean; isDisabled: boolean }

/** The name of the shown month, buttons for the previous and the next month, and selects for any month and year. */
export function CalendarHead({ isLimited, isDisabled }: CalendarHeadProps) {
  const intl = useIntl()
  return (
    <div className={styles.head} data-part="head">
      <IconButton slot="previous" icon="chevron-start" label={intl.formatMessage({ id: 'ds.calendar.previous' })} />
      <span className={styles.jumps}>
        <CalendarMonthPicker format="long">{(picker) => <Jump picker={picker} isDisabled={isDisabled} />}</CalendarMonthPicker>
        <CalendarYearPicker visibleYears={isLimited ? yearsWithin.limited : yearsWithin.open}>
          {(picker) => <Jump picker={picker} isDisabled={isDisabled} />}
        </CalendarYearPicker>
      </span>
      <IconButton slot="next" icon="chevron-end" label={intl.formatMessage({ id: 'ds.calendar.next' })} />
    </div>
  )
}
