import type { ReactNode, Ref } from 'react'
import { Input, TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import * as field from '../Field/Field.css.ts'
import { FieldCounter } from '../Field/FieldCounter.tsx'
import { FieldLabel, FieldNotes, invalidBy, type FieldTexts } from '../Field/Field.tsx'
import { useTypedLength } from '../Field/useTypedLength.ts'
import type { CounterLimits } from '../Field/counter.ts'
import * as styles from './TextField.css.ts'
import { textKindFacts, type TextKind } from './text-kinds.ts'

type Passed = Pick<
  AriaTextFieldProps,
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'isRequired'
  | 'isDisabled'
  | 'isReadOnly'
  | 'autoComplete'
  | 'autoFocus'
  | 'enterKeyHint'
  | 'id'
>

export type TextFieldProps = FieldTexts &
  Passed & {
    /** What is typed decides keyboard, direction and correction. @default 'text' */
    kind?: TextKind
    /** An example, never a label. */
    placeholder?: string
    /** Counts characters and stops at the limit. */
    counter?: CounterLimits
    /** A mark before the text, such as @; decorative, so the label has to carry its meaning. */
    leading?: ReactNode
    /** A unit or mark after the text, such as a currency. */
    trailing?: ReactNode
    inputRef?: Ref<HTMLInputElement>
  }

/**
 * One line of text.
 * @selector [data-invalid] [data-disabled] [data-readonly] on the box
 */
export function TextField({
  label,
  hint,
  errorMessage,
  isOptional,
  kind = 'text',
  placeholder = ' ',
  counter,
  leading,
  trailing,
  inputRef,
  onChange,
  ...rest
}: TextFieldProps) {
  const [length, follow] = useTypedLength({ ...rest, onChange })
  const { type, inputMode, dir, isLiteral } = textKindFacts[kind]
  const literal = isLiteral ? ({ autoCapitalize: 'none', autoCorrect: 'off', spellCheck: 'false' } as const) : {}
  return (
    <AriaTextField
      {...rest}
      {...literal}
      className={field.field}
      type={type}
      inputMode={inputMode}
      onChange={follow}
      isInvalid={invalidBy(errorMessage)}
      maxLength={counter?.limit}
      data-component="TextField"
    >
      {({ isInvalid, isDisabled, isReadOnly }) => (
        <>
          <FieldLabel isOptional={isOptional}>{label}</FieldLabel>
          <div
            className={field.box}
            dir={dir === 'ltr' && (leading || trailing) ? 'ltr' : undefined}
            data-invalid={isInvalid || undefined}
            data-disabled={isDisabled || undefined}
            data-readonly={isReadOnly || undefined}
            data-part="box"
          >
            {leading && (
              <span className={styles.mark} aria-hidden="true">
                {leading}
              </span>
            )}
            <Input ref={inputRef} className={dir === 'ltr' ? styles.latin : styles.free} dir={dir} placeholder={placeholder} />
            {trailing && (
              <span className={styles.mark} aria-hidden="true">
                {trailing}
              </span>
            )}
          </div>
          <FieldNotes
            hint={hint}
            errorMessage={errorMessage}
            isInvalid={isInvalid}
            counter={counter && <FieldCounter used={length} limits={counter} />}
          />
        </>
      )}
    </AriaTextField>
  )
}
