import { useContext, type ReactNode, type Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { NumberField as AriaNumberField, type NumberFieldProps as AriaNumberFieldProps } from 'react-aria-components/NumberField'
import { Icon } from '../../icons/Icon.tsx'
import { field } from '../Field/Field.css.ts'
import { FieldLabel, FieldNotes, invalidBy, type FieldTexts } from '../Field/Field.tsx'
import { FieldChanged } from '../Form/field-changed.ts'
import * as styles from './NumberField.css.ts'
import { useOwnDigits } from './useOwnDigits.ts'

type Passed = Pick<
  AriaNumberFieldProps,
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'minValue'
  | 'maxValue'
  | 'step'
  | 'isRequired'
  | 'isDisabled'
  | 'isReadOnly'
  | 'autoFocus'
>

export type NumberFieldProps = FieldTexts &
  Passed & {
    /** Maximum number of decimals; more are rounded on blur. @default 0 */
    decimals?: number
    /** Unit after the number; the label must include it. */
    unit?: ReactNode
    inputRef?: Ref<HTMLInputElement>
  }

/**
 * A count in the digits of the language; both digit sets are accepted (S-01). On blur a number outside its limits becomes the nearest
 * limit. For money use `MoneyField`, for phone numbers and codes a `TextField` of that kind.
 * @selector [data-invalid] [data-disabled] [data-readonly] on the box
 */
export function NumberField({ label, hint, errorMessage, isOptional, decimals = 0, unit, inputRef, onChange, ...rest }: NumberFieldProps) {
  const tellForm = useContext(FieldChanged)
  const box = useOwnDigits()
  const note = () => {
    if (rest.name) tellForm(rest.name)
  }
  return (
    <AriaNumberField
      {...rest}
      className={field}
      formatOptions={{ maximumFractionDigits: decimals }}
      isWheelDisabled
      isInvalid={invalidBy(errorMessage)}
      onChange={(value) => {
        note()
        onChange?.(value)
      }}
      data-component="NumberField"
    >
      {({ isInvalid, isDisabled, isReadOnly }) => (
        <>
          <FieldLabel isOptional={isOptional}>{label}</FieldLabel>
          <Group ref={box} className={styles.box} isReadOnly={isReadOnly} data-part="box">
            <Input ref={inputRef} className={styles.number} dir="ltr" placeholder=" " onInput={note} />
            {unit && (
              <span className={styles.unit} aria-hidden="true">
                {unit}
              </span>
            )}
            {!isReadOnly && (
              <>
                <Button slot="decrement" className={styles.step} data-part="decrement">
                  <Icon name="minus" size="small" />
                </Button>
                <Button slot="increment" className={styles.step} data-part="increment">
                  <Icon name="plus" size="small" />
                </Button>
              </>
            )}
          </Group>
          <FieldNotes hint={hint} errorMessage={errorMessage} isInvalid={isInvalid && !isDisabled} />
        </>
      )}
    </AriaNumberField>
  )
}
