import { DateField as AriaDateField } from 'react-aria-components/DateField'
import { field } from '../Field/Field.css.ts'
import { invalidBy, type FieldTexts } from '../Field/Field.tsx'
import { DayFirst } from './DayFirst.tsx'
import { PartsField } from './PartsField.tsx'
import { useDay, type DayValue } from './useDay.ts'

export type DateFieldProps = FieldTexts &
  DayValue & {
    /** `bday` lets the browser fill in a birthday. */
    autoComplete?: 'bday'
    isRequired?: boolean
    isDisabled?: boolean
    isReadOnly?: boolean
    autoFocus?: boolean
  }

/**
 * A day that people know by heart, such as a birthday, typed in parts. To find a day in a month use `DatePicker`.
 * @selector [data-invalid] [data-disabled] [data-readonly] on the box; [data-focused] [data-placeholder] on a part
 */
export function DateField({
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
}: DateFieldProps) {
  const { aria, refusal } = useDay({ value, defaultValue, onChange, today, name: rest.name, min, max, unavailableReason })
  const error = errorMessage ?? refusal
  return (
    <DayFirst>
      <AriaDateField {...rest} {...aria} className={field} isInvalid={invalidBy(error)} data-component="DateField">
        {(state) => <PartsField texts={{ label, hint, errorMessage: error, isOptional }} state={state} />}
      </AriaDateField>
    </DayFirst>
  )
}
