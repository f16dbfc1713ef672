import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker'
import { Calendar } from '../Calendar/Calendar.tsx'
import { DateParts } from '../DateField/DateParts.tsx'
import { DayFirst } from '../DateField/DayFirst.tsx'
import { useDay, type DayValue } from '../DateField/useDay.ts'
import { field } from '../Field/Field.css.ts'
import { invalidBy, type FieldTexts } from '../Field/Field.tsx'
import * as styles from './DatePicker.css.ts'
import { PickerField } from './PickerField.tsx'

export type DatePickerProps = FieldTexts &
  DayValue & {
    isRequired?: boolean
    isDisabled?: boolean
    isReadOnly?: boolean
    autoFocus?: boolean
  }

/**
 * A day, typed in parts or chosen in a calendar with jumps to any month and year. Its value is `YYYY-MM-DD`.
 * @selector [data-invalid] [data-disabled] [data-readonly] [data-open] on the box
 */
export function DatePicker({
  label,
  hint,
  errorMessage,
  isOptional,
  value,
  defaultValue,
  onChange,
  today,
  min,
  max,
  unavailableReason,
  ...rest
}: DatePickerProps) {
  const limits = { min, max, unavailableReason }
  const { aria, day, refusal } = useDay({ value, defaultValue, onChange, today, name: rest.name, ...limits })
  const error = errorMessage ?? refusal
  return (
    <DayFirst>
      <AriaDatePicker {...rest} {...aria} className={field} isInvalid={invalidBy(error)} data-component="DatePicker">
        {(picker) => (
          <PickerField
            texts={{ label, hint, errorMessage: error, isOptional }}
            picker={picker}
            box={styles.box}
            parts={<DateParts />}
            calendar={<Calendar {...limits} today={today} value={day} />}
          />
        )}
      </AriaDatePicker>
    </DayFirst>
  )
}
