import { useContext, type ReactNode } from 'react'
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch'
import { Text } from 'react-aria-components/Text'
import { FieldErrorText, invalidBy } from '../Field/Field.tsx'
import { hint as hintStyle } from '../Field/Field.css.ts'
import { FieldChanged } from '../Form/field-changed.ts'
import * as styles from './Switch.css.ts'

type Passed = Pick<SwitchFieldProps, 'name' | 'value' | 'isSelected' | 'defaultSelected' | 'onChange' | 'isDisabled' | 'isReadOnly'>

export type SwitchProps = Passed & {
  /** What is on or off; the same label in both states. */
  children: ReactNode
  hint?: ReactNode
  /** Why switching failed. The switch is then back in its previous state. */
  errorMessage?: ReactNode
}

/**
 * A setting that is on or off and takes effect immediately. For a value that is sent with a form use a `Checkbox`.
 * @selector [data-selected] [data-hovered] [data-pressed] [data-focus-visible] [data-disabled] on the button
 */
export function Switch({ children, hint, errorMessage, onChange, ...rest }: SwitchProps) {
  const tellForm = useContext(FieldChanged)
  const change = (isSelected: boolean) => {
    if (rest.name) tellForm(rest.name)
    onChange?.(isSelected)
  }
  return (
    <SwitchField {...rest} onChange={change} className={styles.root} isInvalid={invalidBy(errorMessage)} data-component="Switch">
      {({ isInvalid }) => (
        <>
          <SwitchButton className={styles.button}>
            <span className={styles.text}>{children}</span>
            <span className={styles.track} data-part="track">
              <span className={styles.knob} />
            </span>
          </SwitchButton>
          {isInvalid && <FieldErrorText>{errorMessage}</FieldErrorText>}
          {!isInvalid && hint && (
            <Text slot="description" elementType="div" className={hintStyle}>
              {hint}
            </Text>
          )}
        </>
      )}
    </SwitchField>
  )
}
