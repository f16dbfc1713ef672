import type { ReactNode } from 'react'
import { FieldLabel, FieldNotes, type FieldTexts } from '../Field/Field.tsx'
import * as styles from './DateField.css.ts'
import { DateParts } from './DateParts.tsx'

/** As React Aria's fields hand it to their children. */
type FieldState = { isInvalid: boolean; isDisabled: boolean; isReadOnly: boolean }

/** The attributes by which the box of a date or a time is styled. */
export const boxState = ({ isInvalid, isDisabled, isReadOnly }: FieldState) => ({
  'data-invalid': isInvalid || undefined,
  'data-disabled': isDisabled || undefined,
  'data-readonly': isReadOnly || undefined,
})

/** What a field that is typed in parts consists of: its label, the box with the parts, hint and error. */
export function PartsField({
  texts: { label, hint, errorMessage, isOptional },
  state,
}: {
  texts: FieldTexts
  state: FieldState
}): ReactNode {
  return (
    <>
      <FieldLabel isOptional={isOptional}>{label}</FieldLabel>
      <div className={styles.box} {...boxState(state)} data-part="box">
        <DateParts />
      </div>
      <FieldNotes hint={hint} errorMessage={errorMessage} isInvalid={state.isInvalid} />
    </>
  )
}
