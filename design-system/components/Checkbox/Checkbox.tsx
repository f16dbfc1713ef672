import { useContext, type ReactNode } from 'react'
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox'
import { Text } from 'react-aria-components/Text'
import { Icon } from '../../icons/Icon.tsx'
import { FieldErrorText, invalidBy } from '../Field/Field.tsx'
import { hint as hintStyle } from '../Field/Field.css.ts'
import { FieldChanged } from '../Form/field-changed.ts'
import * as styles from './Checkbox.css.ts'

type Passed = Pick<
  CheckboxFieldProps,
  'name' | 'value' | 'isSelected' | 'defaultSelected' | 'onChange' | 'isRequired' | 'isDisabled' | 'isReadOnly' | 'isIndeterminate'
>

export type CheckboxProps = Passed & {
  /** The sentence that is agreed to or switched on; it may contain links. */
  children: ReactNode
  hint?: ReactNode
  errorMessage?: ReactNode
}

/**
 * A choice of yes or no. To choose one of several options use a Select or radio buttons; for an immediate effect use a Switch.
 * @selector [data-selected] [data-indeterminate] [data-focus-visible] [data-invalid] [data-disabled] on the button
 */
export function Checkbox({ children, hint, errorMessage, onChange, ...rest }: CheckboxProps) {
  const tellForm = useContext(FieldChanged)
  const change = (isSelected: boolean) => {
    if (rest.name) tellForm(rest.name)
    onChange?.(isSelected)
  }
  return (
    <CheckboxField {...rest} onChange={change} className={styles.root} isInvalid={invalidBy(errorMessage)} data-component="Checkbox">
      {({ isInvalid }) => (
        <>
          <CheckboxButton className={styles.button}>
            {({ isIndeterminate }) => (
              <>
                <span className={styles.box} data-part="box">
                  <Icon name={isIndeterminate ? 'minus' : 'check'} size="small" />
                </span>
                <span className={styles.text}>{children}</span>
              </>
            )}
          </CheckboxButton>
          <div className={styles.notes}>
            {isInvalid && <FieldErrorText>{errorMessage}</FieldErrorText>}
            {!isInvalid && hint && (
              <Text slot="description" elementType="div" className={hintStyle}>
                {hint}
              </Text>
            )}
          </div>
        </>
      )}
    </CheckboxField>
  )
}
