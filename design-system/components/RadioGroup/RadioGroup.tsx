import { useContext } from 'react'
import { RadioButton, RadioField, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup'
import { Text } from 'react-aria-components/Text'
import * as choice from '../Checkbox/Checkbox.css.ts'
import { field, hint as hintStyle } from '../Field/Field.css.ts'
import { FieldLabel, FieldNotes, invalidBy, type FieldTexts } from '../Field/Field.tsx'
import { FieldChanged } from '../Form/field-changed.ts'
import * as styles from './RadioGroup.css.ts'
import type { ChoiceOption } from './choice-option.ts'

export type RadioGroupProps<Id extends string = string> = FieldTexts & {
  options: readonly ChoiceOption<Id>[]
  name?: string
  value?: Id | null
  defaultValue?: Id
  onChange?: (id: Id) => void
  /** Use `horizontal` only if the labels are very short. @default 'vertical' */
  orientation?: (typeof styles.choiceOrientations)[number]
  isRequired?: boolean
  isDisabled?: boolean
  isReadOnly?: boolean
}

/**
 * Chooses exactly one of a few visible options. For six or more options use a `Select`; if each option needs a picture or a sentence, use
 * `RadioCards`.
 * @selector [data-selected] [data-focus-visible] [data-invalid] [data-disabled] [data-readonly] on each button
 */
export function RadioGroup<Id extends string>({
  label,
  hint,
  errorMessage,
  isOptional,
  options,
  onChange,
  orientation = 'vertical',
  ...rest
}: RadioGroupProps<Id>) {
  const tellForm = useContext(FieldChanged)
  const choose = (id: string) => {
    const chosen = options.find((option) => option.id === id)
    if (!chosen) return
    if (rest.name) tellForm(rest.name)
    onChange?.(chosen.id)
  }
  return (
    <AriaRadioGroup
      {...rest}
      orientation={orientation}
      onChange={choose}
      className={field}
      isInvalid={invalidBy(errorMessage)}
      data-component="RadioGroup"
    >
      {({ isInvalid }) => (
        <>
          <FieldLabel isOptional={isOptional}>{label}</FieldLabel>
          <div className={styles.choices[orientation]} data-part="choices">
            {options.map((option) => (
              <RadioField key={option.id} value={option.id} isDisabled={option.isDisabled} className={choice.root}>
                <RadioButton className={choice.button}>
                  <span className={styles.ring} data-part="ring">
                    <span className={styles.dot} data-part="dot" />
                  </span>
                  <span className={choice.text} data-part="words">
                    {option.label}
                  </span>
                </RadioButton>
                {option.description && (
                  <Text slot="description" elementType="div" className={`${hintStyle} ${styles.description}`} data-part="description">
                    {option.description}
                  </Text>
                )}
              </RadioField>
            ))}
          </div>
          <FieldNotes hint={hint} errorMessage={errorMessage} isInvalid={isInvalid} />
        </>
      )}
    </AriaRadioGroup>
  )
}
