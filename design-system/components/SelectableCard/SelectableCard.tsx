import { useContext } from 'react'
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup'
import { field } from '../Field/Field.css.ts'
import { invalidBy } from '../Field/Field.tsx'
import { FieldChanged } from '../Form/field-changed.ts'
import { dot } from '../RadioGroup/RadioGroup.css.ts'
import { Around, Face, type CardsProps } from './CardParts.tsx'
import * as styles from './SelectableCard.css.ts'

export type RadioCardsProps<Id extends string = string> = CardsProps<Id> & {
  value?: Id | null
  defaultValue?: Id
  onChange?: (id: Id) => void
}

/**
 * Chooses exactly one of a few options that each need an icon or a sentence. The whole card can be pressed.
 * @selector [data-selected] [data-hovered] [data-pressed] [data-focus-visible] [data-invalid] [data-disabled] [data-readonly] on each card
 */
export function RadioCards<Id extends string>({
  label,
  hint,
  errorMessage,
  isOptional,
  options,
  layout = 'tile',
  onChange,
  ...rest
}: RadioCardsProps<Id>) {
  const tellForm = useContext(FieldChanged)
  const choose = (id: string) => {
    const chosen = options.find((option) => option.id === id)
    if (!chosen) return
    if (rest.name) tellForm(rest.name)
    onChange?.(chosen.id)
  }
  const mark = (
    <span className={styles.ring[layout]} data-part="ring">
      <span className={dot} />
    </span>
  )
  return (
    <RadioGroup
      {...rest}
      orientation={layout === 'list' ? 'vertical' : 'horizontal'}
      onChange={choose}
      className={field}
      isInvalid={invalidBy(errorMessage)}
      data-component="RadioCards"
    >
      {({ isInvalid }) => (
        <Around {...{ label, hint, errorMessage, isOptional, layout, isInvalid }}>
          {options.map((option) => (
            <RadioField key={option.id} value={option.id} isDisabled={option.isDisabled} className={styles.item}>
              <RadioButton className={styles.card[layout]} data-part="card">
                <Face option={option} layout={layout} mark={mark} />
              </RadioButton>
            </RadioField>
          ))}
        </Around>
      )}
    </RadioGroup>
  )
}
