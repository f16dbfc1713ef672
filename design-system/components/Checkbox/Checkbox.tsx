import type { ReactNode } from 'react'
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox'
import { Icon } from '../../icons/Icon.tsx'
import { errorOrHint, invalidBy } from '../Field/Field.tsx'
import { useChange } from '../Form/field-changed.ts'
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
 * @selector [data-selected] [data-indeterminate] [data-focus-visible] [data-invalid] [data-disabled] [data-readonly] on the button
 */
export function Checkbox({ children, hint, errorMessage, onChange, ...rest }: CheckboxProps) {
  const change = useChange(rest.name, onChange)
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
                <span className={styles.text} data-part="words">
                  {children}
                </span>
              </>
            )}
          </CheckboxButton>
          <div className={styles.notes}>{errorOrHint({ hint, errorMessage, isInvalid })}</div>
        </>
      )}
    </CheckboxField>
  )
}
