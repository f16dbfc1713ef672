import type { ReactNode } from 'react'
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch'
import { errorOrHint, invalidBy } from '../Field/Field.tsx'
import { useChange } from '../Form/field-changed.ts'
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
 * @selector [data-selected] [data-hovered] [data-pressed] [data-focus-visible] [data-disabled] [data-readonly] on the button
 */
export function Switch({ children, hint, errorMessage, onChange, ...rest }: SwitchProps) {
  const change = useChange(rest.name, onChange)
  return (
    <SwitchField {...rest} onChange={change} className={styles.root} isInvalid={invalidBy(errorMessage)} data-component="Switch">
      {({ isInvalid }) => (
        <>
          <SwitchButton className={styles.button}>
            <span className={styles.text} data-part="words">
              {children}
            </span>
            <span className={styles.track} data-part="track">
              <span className={styles.knob} data-part="knob" />
            </span>
          </SwitchButton>
          {errorOrHint({ hint, errorMessage, isInvalid })}
        </>
      )}
    </SwitchField>
  )
}
