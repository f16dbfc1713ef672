import { useContext, useState, type Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { useIntl } from 'react-intl'
import { Icon } from '../../icons/Icon.tsx'
import { field } from '../Field/Field.css.ts'
import { FieldLabel, FieldNotes, invalidBy, type FieldTexts } from '../Field/Field.tsx'
import { FieldChanged } from '../Form/field-changed.ts'
import * as styles from './Combobox.css.ts'
import { OptionList } from './OptionList.tsx'
import type { ComboboxOption, OptionSource } from './combobox-option.ts'
import { useOptionRows } from './useOptionRows.ts'
import { useOptions } from './useOptions.ts'

export type ComboboxProps<Id extends string = string> = FieldTexts &
  OptionSource<Id> & {
    name?: string
    /** The whole chosen option instead of its id, because a loader may not return it again. */
    value?: ComboboxOption<Id> | null
    defaultValue?: ComboboxOption<Id> | null
    onChange?: (option: ComboboxOption<Id> | null) => void
    /**
     * Makes an option from typed text that matches no option. The new option is last in the list, and is chosen when the field loses focus.
     */
    fresh?: (typed: string) => ComboboxOption<Id>
    /** Example of what can be typed. */
    placeholder?: string
    isRequired?: boolean
    isDisabled?: boolean
    autoFocus?: boolean
    inputRef?: Ref<HTMLInputElement>
    /** Text typed before this field was loaded (`LazyCombobox`). */
    begun?: string
  }

/**
 * Chooses one option of a list too long to read: typing filters it, in either language, with or without hamzas and marks. Options are
 * given, or loaded while typing. Thousands of options are as fast as ten. Text that matches no option is accepted only with `fresh`.
 * @selector [data-open] [data-focus-visible] [data-invalid] [data-disabled] on the box; [data-focused] [data-selected] on an option
 */
export function Combobox<Id extends string>({
  label,
  hint,
  errorMessage,
  isOptional,
  options,
  load,
  least,
  value,
  defaultValue = null,
  onChange,
  fresh,
  placeholder = ' ',
  inputRef,
  begun,
  ...rest
}: ComboboxProps<Id>) {
  const intl = useIntl()
  const tellForm = useContext(FieldChanged)
  const [own, setOwn] = useState(defaultValue)
  const chosen = value === undefined ? own : value
  /** The typed text; `null` while the field shows the chosen option. */
  const [typed, setTyped] = useState<string | null>(begun ?? null)
  const [isOpen, setOpen] = useState(false)
  const found = useOptions(load ? { load, least } : { options: options ?? [] }, typed ?? '', isOpen)
  const rows = useOptionRows(found)

  const made = fresh && typed?.trim() ? fresh(typed.trim()) : null
  const listed = found.options.find((option) => option.label === made?.label)
  const offered = made && !listed ? [...found.options, made] : found.options

  const choose = (option: ComboboxOption<Id> | null) => {
    setTyped(null)
    if (option?.id === chosen?.id) return
    if (rest.name) tellForm(rest.name)
    setOwn(option)
    onChange?.(option)
  }
  const write = (text: string) => {
    if (text === (typed ?? chosen?.label ?? '')) return
    if (text === '') choose(null)
    setTyped(text)
  }

  return (
    <AriaComboBox
      {...rest}
      className={field}
      items={offered}
      value={chosen?.id ?? null}
      /* While the list loads, Enter chooses nothing and keeps the typed text. */
      onChange={(id) => rows.Rows && choose(offered.find((option) => option.id === id) ?? listed ?? made ?? chosen)}
      inputValue={typed ?? chosen?.label ?? ''}
      onInputChange={write}
      onFocus={rows.fetch}
      onOpenChange={(opens) => {
        if (opens) rows.fetch()
        setOpen(opens)
      }}
      allowsEmptyCollection
      allowsCustomValue={fresh !== undefined}
      isInvalid={invalidBy(errorMessage)}
      data-component="Combobox"
    >
      {({ isInvalid }) => (
        <>
          <FieldLabel isOptional={isOptional}>{label}</FieldLabel>
          <Group className={styles.box} onHoverStart={rows.fetch} data-open={isOpen || undefined} data-part="box">
            <Input
              ref={inputRef}
              className={styles.input}
              dir="auto"
              placeholder={placeholder}
              onBlur={() => (made ? choose(listed ?? made) : setTyped(null))}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                if (isOpen && rows.status === 'failed') rows.retry()
                /* An option reached with the arrow keys is chosen by the library. */
                if (made && !event.currentTarget.hasAttribute('aria-activedescendant')) choose(listed ?? made)
              }}
            />
            <Button className={styles.open} aria-label={intl.formatMessage({ id: 'ds.combobox.open' })} data-part="open">
              <Icon name="chevron-down" size="small" />
            </Button>
          </Group>
          <FieldNotes hint={hint} errorMessage={errorMessage} isInvalid={isInvalid} />
          <OptionList<Id> Rows={rows.Rows} status={rows.status} least={least} onRetry={rows.retry} />
        </>
      )}
    </AriaComboBox>
  )
}

export type { ComboboxOption, LoadOptions } from './combobox-option.ts'
