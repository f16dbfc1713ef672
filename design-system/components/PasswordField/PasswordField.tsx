import { useState, type Ref } from 'react'
import { Input, TextField, type TextFieldProps } from 'react-aria-components/TextField'
import { useIntl } from 'react-intl'
import { field } from '../Field/Field.css.ts'
import { FieldLabel, FieldNotes, invalidBy, type FieldTexts } from '../Field/Field.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './PasswordField.css.ts'

type Passed = Pick<
  TextFieldProps,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'isRequired' | 'isDisabled' | 'autoFocus' | 'maxLength'
>

export type PasswordFieldProps = FieldTexts &
  Passed & {
    /** Lets a password manager fill in the current password or offer a new password. */
    autoComplete: 'current-password' | 'new-password'
    inputRef?: Ref<HTMLInputElement>
  }

/**
 * A secret text, hidden until its owner shows it. The button keeps its name; its pressed state says whether the text is shown.
 * @selector [data-invalid] [data-disabled] on the box
 */
export function PasswordField({ label, hint, errorMessage, isOptional, inputRef, ...rest }: PasswordFieldProps) {
  const intl = useIntl()
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...rest}
      className={field}
      type={isShown ? 'text' : 'password'}
      autoCorrect="off"
      spellCheck="false"
      isInvalid={invalidBy(errorMessage)}
      data-component="PasswordField"
    >
      {({ isInvalid, isDisabled }) => (
        <>
          <FieldLabel isOptional={isOptional}>{label}</FieldLabel>
          <div className={styles.box} data-invalid={isInvalid || undefined} data-disabled={isDisabled || undefined} data-part="box">
            <Input ref={inputRef} className={styles.input} dir="ltr" placeholder=" " autoCapitalize="none" />
            <IconButton
              icon={isShown ? 'eye-off' : 'eye'}
              label={intl.formatMessage({ id: 'ds.passwordField.reveal' })}
              aria-pressed={isShown}
              isDisabled={isDisabled}
              onPress={() => setShown(!isShown)}
            />
          </div>
          <FieldNotes hint={hint} errorMessage={errorMessage} isInvalid={isInvalid} />
        </>
      )}
    </TextField>
  )
}
