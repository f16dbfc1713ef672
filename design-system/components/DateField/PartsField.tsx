import type { ReactNode } from 'react'
import { FieldLabel, FieldNotes, type FieldTexts } from '../Field/Field.tsx'
import * as styles from './DateField.css.ts'
import { DateParts } from './DateParts.tsx'

/** State that React Aria's fields pass to their children. */
type FieldState = { isInvalid: boolean; isDisabled: boolean; isReadOnly: boolean }

/** Returns the attributes that style the box of a date or a time. */
export const boxState = ({ isInvalid, isDisabled, isReadOnly }: FieldState) => ({
  'data-invalid': isInvalid || undefined,
  'data-disabled': isDisabled || undefined,
  'data-readonly': isReadOnly || undefined,
})

/** Layout of a field that is typed in parts: label, box with the parts, hint and error. */
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
