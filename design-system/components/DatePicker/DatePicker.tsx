import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker'
import { Calendar } from '../Calendar/Calendar.tsx'
import { DateParts } from '../DateField/DateParts.tsx'
import { DayFirst } from '../DateField/DayFirst.tsx'
import { useOneDay, type OneDayProps } from '../DateField/useDay.ts'
import * as styles from './DatePicker.css.ts'
import { PickerField } from './PickerField.tsx'

export type DatePickerProps = OneDayProps

/**
 * A day, typed in parts or chosen in a calendar with jumps to any month and year. Its value is `YYYY-MM-DD`.
 * @selector [data-invalid] [data-disabled] [data-readonly] [data-open] on the box
 */
export function DatePicker(props: DatePickerProps) {
  const { root, texts, limits, day } = useOneDay(props)
  return (
    <DayFirst>
      <AriaDatePicker {...root} data-component="DatePicker">
        {(picker) => (
          <PickerField
            texts={texts}
            picker={picker}
            box={styles.box}
            parts={<DateParts />}
            calendar={<Calendar {...limits} today={props.today} value={day} />}
          />
        )}
      </AriaDatePicker>
    </DayFirst>
  )
}
