import { useContext, useMemo, useRef, useState, type ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../../icons/Icon.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import * as combobox from '../Combobox/Combobox.css.ts'
import { OptionList } from '../Combobox/OptionList.tsx'
import type { ComboboxOption, OptionSource } from '../Combobox/combobox-option.ts'
import { useOptionRows } from '../Combobox/useOptionRows.ts'
import { useOptions } from '../Combobox/useOptions.ts'
import { counter, field } from '../Field/Field.css.ts'
import { FieldLabel, FieldNotes, invalidBy, type FieldTexts } from '../Field/Field.tsx'
import { FieldChanged } from '../Form/field-changed.ts'
import * as styles from './MultiSelect.css.ts'
import { Tags } from './Tags.tsx'
import { isFull, nextChosen } from './selection.ts'

export type MultiSelectProps<Id extends string = string> = Omit<FieldTexts, 'label'> &
  OptionSource<Id> & {
    /** Plain text, because it also names the list of chosen options. */
    label: string
    /** Name in a `Form`; sent once for each chosen option. */
    name?: string
    /** The whole chosen options instead of their ids, because a loader may not return them again. */
    value?: readonly ComboboxOption<Id>[]
    defaultValue?: readonly ComboboxOption<Id>[]
    /** Receives the options in the order of choosing. */
    onChange?: (options: ComboboxOption<Id>[]) => void
    /** Maximum number of choices. At the limit the field says so and the other options are disabled. */
    maximum?: number
    placeholder?: string
    isRequired?: boolean
    isDisabled?: boolean
  }

const none: readonly never[] = []

/**
 * Chooses several options of a list too long to read: typing filters it as in `Combobox`; chosen options are removable tags below.
 * @selector [data-open] [data-focus-visible] [data-invalid] [data-disabled] on the box; [data-focused] [data-selected] on an option
 */
export function MultiSelect<Id extends string>({
  label,
  hint,
  errorMessage,
  isOptional,
  options,
  load,
  least,
  value,
  defaultValue = none,
  onChange,
  maximum,
  placeholder = ' ',
  ...rest
}: MultiSelectProps<Id>) {
  const intl = useIntl()
  const tellForm = useContext(FieldChanged)
  const input = useRef<HTMLInputElement>(null)
  const [own, setOwn] = useState(defaultValue)
  const chosen = value ?? own
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const found = useOptions(load ? { load, least } : { options: options ?? none }, typed, isOpen)
  const rows = useOptionRows(found)
  const isAtMaximum = isFull(chosen, maximum)
  const ids = chosen.map(({ id }) => id)
  const allowed = useMemo(() => (isAtMaximum ? new Set(chosen.map(({ id }) => id)) : undefined), [isAtMaximum, chosen])

  const change = (next: ComboboxOption<Id>[]) => {
    if (next.length === chosen.length) return
    if (rest.name) tellForm(rest.name)
    setOwn(next)
    onChange?.(next)
  }
  const remove = (gone: ReadonlySet<unknown>) => change(chosen.filter(({ id }) => !gone.has(id)))

  return (
    <div className={styles.root} data-component="MultiSelect">
      <ComboBox
        {...rest}
        selectionMode="multiple"
        className={field}
        items={found.options}
        value={ids}
        onChange={(keys) => {
          const next = nextChosen(chosen, found.options, keys, maximum)
          if (next.length > chosen.length) setTyped('')
          change(next)
        }}
        inputValue={typed}
        onInputChange={setTyped}
        onFocus={rows.fetch}
        onOpenChange={(opens) => {
          if (opens) rows.fetch()
          setOpen(opens)
        }}
        allowsEmptyCollection
        isInvalid={invalidBy(errorMessage)}
      >
        {({ isInvalid }) => (
          <>
            <FieldLabel isOptional={isOptional}>{label}</FieldLabel>
            <Group className={combobox.box} onHoverStart={rows.fetch} data-open={isOpen || undefined} data-part="box">
              <Input
                ref={input}
                className={combobox.input}
                dir="auto"
                placeholder={placeholder}
                onBlur={() => setTyped('')}
                onKeyDown={(event) => {
                  /* Escape clears the typed text, because the library would reopen the list for it. */
                  if (event.key === 'Escape') setTyped('')
                  if (event.key === 'Backspace' && typed === '') change(chosen.slice(0, -1))
                  if (event.key === 'Enter' && isOpen && rows.status === 'failed') rows.retry()
                }}
              />
              <Button className={combobox.open} aria-label={intl.formatMessage({ id: 'ds.combobox.open' })} data-part="open">
                <Icon name="chevron-down" size="small" />
              </Button>
            </Group>
            <FieldNotes
              hint={maximum === undefined ? hint : <HintOrFull isAtMaximum={isAtMaximum} limit={maximum} hint={hint} />}
              errorMessage={errorMessage}
              isInvalid={isInvalid}
              counter={maximum !== undefined && <ChosenCount used={chosen.length} limit={maximum} />}
            />
            <OptionList<Id>
              Rows={rows.Rows}
              status={rows.status}
              least={least}
              onRetry={rows.retry}
              allowed={allowed}
              news={isAtMaximum && <FormattedMessage id="ds.multiSelect.full" values={{ limit: maximum }} />}
            />
          </>
        )}
      </ComboBox>
      <Tags label={label} tags={chosen} isDisabled={rest.isDisabled} onRemove={remove} focusAfterLast={() => input.current?.focus()} />
    </div>
  )
}

/**
 * Shows the hint, or the notice that the limit is reached. The element is rendered from the start, because a description that is added
 * later would not be linked to the field.
 */
function HintOrFull({ isAtMaximum, limit, hint }: { isAtMaximum: boolean; limit: number; hint: ReactNode }) {
  return isAtMaximum ? <FormattedMessage id="ds.multiSelect.full" values={{ limit }} /> : hint
}

function ChosenCount({ used, limit }: { used: number; limit: number }) {
  return (
    <span className={counter} data-part="counter">
      <span aria-hidden="true">
        <FormattedMessage id="ds.multiSelect.count" values={{ used, limit }} />
      </span>
      <VisuallyHidden>
        <FormattedMessage id="ds.multiSelect.count.spoken" values={{ used, limit }} />
      </VisuallyHidden>
    </span>
  )
}
