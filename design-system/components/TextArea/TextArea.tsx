import type { KeyboardEvent } from 'react'
import {
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import * as field from '../Field/Field.css.ts'
import { FieldCounter } from '../Field/FieldCounter.tsx'
import { FieldLabel, FieldNotes, invalidBy, type FieldTexts } from '../Field/Field.tsx'
import { useTypedText } from '../Field/useTypedText.ts'
import type { CounterLimits } from '../Field/counter.ts'
import * as styles from './TextArea.css.ts'

type Passed = Pick<
  AriaTextFieldProps,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'isRequired' | 'isDisabled' | 'isReadOnly'
>

export type TextAreaProps = FieldTexts &
  Passed & {
    placeholder?: string
    /** Counts characters and stops at the limit. */
    counter?: CounterLimits
    /** Number of visible lines. The reader may enlarge the field. @default 4 */
    rows?: number
  }

/**
 * Shows the whole field, clear of bars, after it is focused by key (WCAG 2.4.11): browsers scroll only the line with the caret into view.
 */
function showWhole({ key, currentTarget }: KeyboardEvent<HTMLTextAreaElement>) {
  if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' })
}

/**
 * A field for several lines of prose, each paragraph in its own direction (S-05).
 *
 * @selector [data-invalid] [data-disabled] [data-readonly] on the box
 */
export function TextArea({
  label,
  hint,
  errorMessage,
  isOptional,
  placeholder = ' ',
  counter,
  rows = 4,
  onChange,
  ...rest
}: TextAreaProps) {
  const { typed, used, maxLength, follow } = useTypedText({ ...rest, limit: counter?.limit, onChange })
  return (
    <AriaTextField
      {...rest}
      {...(counter ? { maxLength, value: typed } : undefined)}
      className={field.field}
      onChange={follow}
      isInvalid={invalidBy(errorMessage)}
      data-component="TextArea"
    >
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
            <AriaTextArea className={styles.area} dir="auto" rows={rows} placeholder={placeholder} onKeyUp={showWhole} />
          </div>
          <FieldNotes
            hint={hint}
            errorMessage={errorMessage}
            isInvalid={isInvalid}
            counter={counter && <FieldCounter used={used} limits={counter} />}
          />
        </>
      )}
    </AriaTextField>
  )
}
