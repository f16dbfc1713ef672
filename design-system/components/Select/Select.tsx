import { useContext, type ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { FormattedMessage } from 'react-intl'
import { Icon } from '../../icons/Icon.tsx'
import * as field from '../Field/Field.css.ts'
import { FieldLabel, FieldNotes, invalidBy, type FieldTexts } from '../Field/Field.tsx'
import { FieldChanged } from '../Form/field-changed.ts'
import { useOverlayNode } from '../Overlay/useOverlayNode.ts'
import * as rows from '../Overlay/rows.css.ts'
import * as styles from './Select.css.ts'

export type SelectOption<Id extends string = string> = {
  id: Id
  label: ReactNode
  /** Plain text for type-ahead, if `label` is not a string. */
  textValue?: string
  description?: ReactNode
  isDisabled?: boolean
}

export type SelectProps<Id extends string = string> = FieldTexts & {
  options: readonly SelectOption<Id>[]
  name?: string
  value?: Id | null
  defaultValue?: Id
  onChange?: (id: Id) => void
  /** @default “Choose” */
  placeholder?: string
  isRequired?: boolean
  isDisabled?: boolean
}

const plainAndChosen = (label: ReactNode) => (
  <>
    {label}
    <span className={styles.plainCheck}>
      <Icon name="check" size="small" />
    </span>
  </>
)

const described =
  ({ label, description }: SelectOption) =>
  ({ isSelected }: { isSelected: boolean }) => (
    <>
      <span className={rows.words}>
        <span>{label}</span>
        {description && <span className={rows.description}>{description}</span>}
      </span>
      <span className={rows.check}>{isSelected && <Icon name="check" size="small" />}</span>
    </>
  )

/**
 * Chooses one option of a list too long for radio buttons and too short for a search. The list opens over the page; letters jump to
 * options.
 * @selector [data-open] [data-focus-visible] [data-invalid] [data-disabled] on the button; [data-focused] [data-selected] on an option
 */
export function Select<Id extends string>({
  label,
  hint,
  errorMessage,
  isOptional,
  options,
  value,
  defaultValue,
  onChange,
  placeholder,
  ...rest
}: SelectProps<Id>) {
  const node = useOverlayNode()
  const tellForm = useContext(FieldChanged)
  const choose = (key: unknown) => {
    const chosen = options.find((option) => option.id === key)
    if (!chosen) return
    if (rest.name) tellForm(rest.name)
    onChange?.(chosen.id)
  }
  return (
    <AriaSelect
      {...rest}
      {...(value === undefined ? { defaultValue } : { value })}
      onChange={choose}
      className={field.field}
      isInvalid={invalidBy(errorMessage)}
      data-component="Select"
    >
      {({ isInvalid, isOpen }) => (
        <>
          <FieldLabel isOptional={isOptional}>{label}</FieldLabel>
          <Button className={styles.button} data-invalid={isInvalid || undefined} data-open={isOpen || undefined} data-part="box">
            <SelectValue className={styles.value} data-part="choice">
              {({ isPlaceholder, selectedText }) =>
                isPlaceholder ? (placeholder ?? <FormattedMessage id="ds.select.placeholder" />) : selectedText
              }
            </SelectValue>
            <Icon name="chevron-down" size="small" />
          </Button>
          <FieldNotes hint={hint} errorMessage={errorMessage} isInvalid={isInvalid} />
          <Popover {...node} offset={6} className={styles.panel}>
            <ListBox className={rows.list} items={options}>
              {(option) => {
                const isPlain = typeof option.label === 'string' && !option.description
                return (
                  <ListBoxItem
                    id={option.id}
                    textValue={option.textValue ?? (typeof option.label === 'string' ? option.label : option.id)}
                    isDisabled={option.isDisabled}
                    className={isPlain ? styles.plain : styles.option}
                  >
                    {isPlain ? ({ isSelected }) => (isSelected ? plainAndChosen(option.label) : option.label) : described(option)}
                  </ListBoxItem>
                )
              }}
            </ListBox>
          </Popover>
        </>
      )}
    </AriaSelect>
  )
}
