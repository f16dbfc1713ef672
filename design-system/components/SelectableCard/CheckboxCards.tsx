import { useContext } from 'react'
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup'
import { Icon } from '../../icons/Icon.tsx'
import { field } from '../Field/Field.css.ts'
import { invalidBy } from '../Field/Field.tsx'
import { FieldChanged } from '../Form/field-changed.ts'
import { chosenOf } from '../RadioGroup/choice-option.ts'
import { Around, Face, type CardsProps } from './CardParts.tsx'
import * as styles from './SelectableCard.css.ts'

export type CheckboxCardsProps<Id extends string = string> = CardsProps<Id> & {
  value?: readonly Id[]
  defaultValue?: readonly Id[]
  /** Receives the ids in the order of the options. */
  onChange?: (ids: Id[]) => void
}

/**
 * Chooses any number of a few options that each need an icon or a sentence. The whole card can be pressed.
 * @selector [data-selected] [data-hovered] [data-pressed] [data-focus-visible] [data-invalid] [data-disabled] [data-readonly] on each card
 */
export function CheckboxCards<Id extends string>({
  label,
  hint,
  errorMessage,
  isOptional,
  options,
  layout = 'tile',
  value,
  defaultValue,
  onChange,
  ...rest
}: CheckboxCardsProps<Id>) {
  const tellForm = useContext(FieldChanged)
  const mark = (
    <span className={styles.box[layout]} data-part="box">
      <Icon name="check" size="small" />
    </span>
  )
  return (
    <CheckboxGroup
      {...rest}
      {...(value ? { value: [...value] } : {})}
      {...(defaultValue ? { defaultValue: [...defaultValue] } : {})}
      onChange={(ids) => {
        if (rest.name) tellForm(rest.name)
        onChange?.(chosenOf(options, ids))
      }}
      className={field}
      isInvalid={invalidBy(errorMessage)}
      data-component="CheckboxCards"
    >
      {({ isInvalid }) => (
        <Around {...{ label, hint, errorMessage, isOptional, layout, isInvalid }}>
          {options.map((option) => (
            <CheckboxField key={option.id} value={option.id} isDisabled={option.isDisabled} className={styles.item}>
              <CheckboxButton className={styles.card[layout]} data-part="card">
                <Face option={option} layout={layout} mark={mark} />
              </CheckboxButton>
            </CheckboxField>
          ))}
        </Around>
      )}
    </CheckboxGroup>
  )
}
