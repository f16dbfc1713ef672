import { DateField as AriaDateField } from 'react-aria-components/DateField'
import { field } from '../Field/Field.css.ts'
import { FieldLabel, FieldNotes, invalidBy, type FieldTexts } from '../Field/Field.tsx'
import * as styles from './DateField.css.ts'
import { DateParts } from './DateParts.tsx'
import { DayFirst } from './DayFirst.tsx'
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
 * A day one knows by heart, typed in parts. To find a day by its weekday or beside others use `DatePicker`.
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
        {({ isInvalid, isDisabled, isReadOnly }) => (
          <>
            <FieldLabel isOptional={isOptional}>{label}</FieldLabel>
            <div
              className={styles.box}
              data-invalid={isInvalid || undefined}
              data-disabled={isDisabled || undefined}
              data-readonly={isReadOnly || undefined}
              data-part="box"
            >
              <DateParts />
            </div>
            <FieldNotes hint={hint} errorMessage={error} isInvalid={isInvalid} />
          </>
        )}
      </AriaDateField>
    </DayFirst>
  )
}
