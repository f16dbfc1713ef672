import type { ReactNode, Ref } from 'react'
import { Input, TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/icons.ts'
import * as field from '../Field/Field.css.ts'
import { FieldCounter } from '../Field/FieldCounter.tsx'
import { fieldLabel, fieldNotes, type FieldTexts } from '../Field/Field.tsx'
import { useTypedText } from '../Field/useTypedText.ts'
import type { CounterLimits } from '../Field/counter.ts'
import { Prefixed } from './Prefixed.tsx'
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

/** Adds the attribute through `render`: as a prop it would make the library merge all props in a slow way, for hundreds of fields. */
const named: AriaTextFieldProps['render'] = (props) => <div {...props} data-component="TextField" />
const literal = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: 'false' } as const

export type TextFieldProps = FieldTexts &
  Passed & {
    /** Kind of text, which sets keyboard, direction and correction. @default 'text' */
    kind?: TextKind
    /** Example; it does not replace the label. */
    placeholder?: string
    /** Counts characters and stops at the limit. */
    counter?: CounterLimits
    /**
     * Mark that belongs to the text and precedes it, such as @. The mark is decorative, so the label must have its meaning. Before
     * always-Latin text, a mark of letters forms one run with the typed text, and the run starts where the page's lines start.
     */
    leading?: ReactNode
    /** Icon at the start of the page's lines, also before always-Latin text. The icon is decorative. */
    icon?: IconName
    /** Unit or mark after the text, such as a currency. */
    trailing?: ReactNode
    inputRef?: Ref<HTMLInputElement>
  }

/**
 * A field for one line of text.
 * @selector [data-invalid] [data-disabled] [data-readonly] on the box
 */
export function TextField({
  label,
  hint,
  errorMessage,
  isOptional,
  kind = 'text',
  placeholder,
  counter,
  leading,
  icon,
  trailing,
  inputRef,
  onChange,
  ...rest
}: TextFieldProps) {
  const { typed, used, maxLength, follow } = useTypedText({ ...rest, limit: counter?.limit, onChange })
  const { type, inputMode, dir, isLiteral } = textKindFacts[kind]
  const isPrefixed = dir === 'ltr' && typeof leading === 'string'
  return (
    <AriaTextField
      {...rest}
      {...(kind === 'text' ? undefined : { type, inputMode })}
      {...(isLiteral ? literal : undefined)}
      {...(counter ? { maxLength, value: typed } : undefined)}
      className={styles.field}
      onChange={counter || isPrefixed ? follow : onChange}
      {...(errorMessage ? { isInvalid: true } : undefined)}
      render={named}
    >
      {({ isInvalid, isDisabled, isReadOnly }) => (
        <>
          {fieldLabel({ children: label, isOptional })}
          <div
            className={field.box}
            data-invalid={isInvalid || undefined}
            data-disabled={isDisabled || undefined}
            data-readonly={isReadOnly || undefined}
            data-part="box"
          >
            {icon && (
              <span className={styles.mark} aria-hidden="true" data-part="icon">
                <Icon name={icon} size="small" />
              </span>
            )}
            {leading && !isPrefixed && (
              <span className={styles.mark} aria-hidden="true" data-part="leading">
                {leading}
              </span>
            )}
            {isPrefixed ? (
              <Prefixed mark={leading} typed={typed} placeholder={placeholder} inputRef={inputRef} />
            ) : (
              <Input
                ref={inputRef}
                className={dir === 'ltr' ? styles.latin : styles.free}
                dir={dir}
                placeholder={placeholder ?? (rest.value ? undefined : ' ')}
              />
            )}
            {trailing && (
              <span className={styles.mark} aria-hidden="true" data-part="trailing">
                {trailing}
              </span>
            )}
          </div>
          {fieldNotes({ hint, errorMessage, isInvalid, counter: counter && <FieldCounter used={used} limits={counter} /> })}
        </>
      )}
    </AriaTextField>
  )
}
