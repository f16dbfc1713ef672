import type { RefObject } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input, TextField } from 'react-aria-components/TextField'
import { useIntl } from 'react-intl'
import { Icon } from '../../icons/Icon.tsx'
import { field } from '../Field/Field.css.ts'
import { FieldLabel, FieldNotes, invalidBy, type FieldTexts } from '../Field/Field.tsx'
import * as styles from './Combobox.css.ts'

type ComboboxStandInProps = FieldTexts & {
  name: string | undefined
  placeholder: string | undefined
  isRequired: boolean | undefined
  isDisabled: boolean | undefined
  text: string
  input: RefObject<HTMLInputElement | null>
  onWrite: (text: string) => void
  onFocusChange: (isFocused: boolean) => void
  onComposingChange: (isComposing: boolean) => void
  onSelect: () => void
  /** Called when a key or the button requests the list. */
  onAsk: () => void
}

/* No list is open, so there is no `aria-controls`. */
const closed = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false } as const

/** Placeholder that looks, reads and accepts text like the real field. */
export function ComboboxStandIn({
  label,
  hint,
  errorMessage,
  isOptional,
  placeholder = ' ',
  text,
  input,
  onWrite,
  onComposingChange,
  onSelect,
  onAsk,
  ...rest
}: ComboboxStandInProps) {
  const intl = useIntl()
  return (
    <TextField
      {...rest}
      className={field}
      value={text}
      onChange={onWrite}
      isInvalid={invalidBy(errorMessage)}
      data-component="LazyCombobox"
    >
      {({ isInvalid }) => (
        <>
          <FieldLabel isOptional={isOptional}>{label}</FieldLabel>
          <Group className={styles.box} data-part="box">
            <Input
              ref={input}
              className={styles.input}
              dir="auto"
              {...closed}
              autoComplete="off"
              placeholder={placeholder}
              onSelect={onSelect}
              onCompositionStart={() => onComposingChange(true)}
              onCompositionEnd={() => onComposingChange(false)}
              onKeyDown={(event) => {
                if (event.key === 'ArrowDown' || event.key === 'ArrowUp') onAsk()
                /* Enter must not send the form: in the real field it would choose an option. */
                if (event.key === 'Enter') event.preventDefault()
              }}
            />
            <Button
              className={styles.open}
              aria-label={intl.formatMessage({ id: 'ds.combobox.open' })}
              excludeFromTabOrder
              preventFocusOnPress
              onPress={() => {
                input.current?.focus()
                onAsk()
              }}
              data-part="open"
            >
              <Icon name="chevron-down" size="small" />
            </Button>
          </Group>
          <FieldNotes hint={hint} errorMessage={errorMessage} isInvalid={isInvalid} />
        </>
      )}
    </TextField>
  )
}
