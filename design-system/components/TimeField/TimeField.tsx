import { useContext, useState } from 'react'
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField'
import { PartsField } from '../DateField/PartsField.tsx'
import { field } from '../Field/Field.css.ts'
import { invalidBy, type FieldTexts } from '../Field/Field.tsx'
import { FieldChanged } from '../Form/field-changed.ts'
import { timeOf, timeText } from './time-of-day.ts'

export type TimeFieldProps = FieldTexts & {
  /** `HH:MM`, or `null` while the time is incomplete. */
  value?: string | null
  defaultValue?: string
  onChange?: (time: string | null) => void
  /** Name of the field in a `Form`. */
  name?: string
  isRequired?: boolean
  isDisabled?: boolean
  isReadOnly?: boolean
}

/**
 * A time of day, typed in parts: hour, minute, and AM or PM if the language uses it.
 * @selector [data-invalid] [data-disabled] [data-readonly] on the box; [data-focused] [data-placeholder] on a part
 */
export function TimeField({ label, hint, errorMessage, isOptional, value, defaultValue, onChange, ...rest }: TimeFieldProps) {
  const tellForm = useContext(FieldChanged)
  const [own, setOwn] = useState(defaultValue ?? null)
  const time = value === undefined ? own : value
  return (
    <AriaTimeField
      {...rest}
      value={timeOf(time)}
      onChange={(next) => {
        const text = next && timeText(next)
        if (rest.name) tellForm(rest.name)
        setOwn(text)
        onChange?.(text)
      }}
      granularity="minute"
      className={field}
      isInvalid={invalidBy(errorMessage)}
      data-component="TimeField"
    >
      {(state) => <PartsField texts={{ label, hint, errorMessage, isOptional }} state={state} />}
    </AriaTimeField>
  )
}
