import { useContext } from 'react'
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup'
import { Text } from 'react-aria-components/Text'
import { Icon } from '../../icons/Icon.tsx'
import * as choice from '../Checkbox/Checkbox.css.ts'
import { field, hint as hintStyle } from '../Field/Field.css.ts'
import { FieldLabel, FieldNotes, invalidBy, type FieldTexts } from '../Field/Field.tsx'
import { FieldChanged } from '../Form/field-changed.ts'
import * as group from '../RadioGroup/RadioGroup.css.ts'
import { chosenOf, type ChoiceOption } from '../RadioGroup/choice-option.ts'

export type CheckboxGroupProps<Id extends string = string> = FieldTexts & {
  options: readonly ChoiceOption<Id>[]
  name?: string
  value?: readonly Id[]
  defaultValue?: readonly Id[]
  /** Receives the ids in the order of the options. */
  onChange?: (ids: Id[]) => void
  /** Use `horizontal` only if the labels are very short. @default 'vertical' */
  orientation?: (typeof group.choiceOrientations)[number]
  isRequired?: boolean
  isDisabled?: boolean
  isReadOnly?: boolean
}

/**
 * Chooses any number of a few visible options. For many options use a `MultiSelect`; if each option needs a picture or a sentence, use
 * `CheckboxCards`.
 * @selector [data-selected] [data-focus-visible] [data-invalid] [data-disabled] [data-readonly] on each button
 */
export function CheckboxGroup<Id extends string>({
  label,
  hint,
  errorMessage,
  isOptional,
  options,
  value,
  defaultValue,
  onChange,
  orientation = 'vertical',
  ...rest
}: CheckboxGroupProps<Id>) {
  const tellForm = useContext(FieldChanged)
  return (
    <AriaCheckboxGroup
      {...rest}
      {...(value ? { value: [...value] } : {})}
      {...(defaultValue ? { defaultValue: [...defaultValue] } : {})}
      onChange={(ids) => {
        if (rest.name) tellForm(rest.name)
        onChange?.(chosenOf(options, ids))
      }}
      className={field}
      isInvalid={invalidBy(errorMessage)}
      data-component="CheckboxGroup"
    >
      {({ isInvalid }) => (
        <>
          <FieldLabel isOptional={isOptional}>{label}</FieldLabel>
          <div className={group.choices[orientation]} data-part="choices">
            {options.map((option) => (
              <CheckboxField key={option.id} value={option.id} isDisabled={option.isDisabled} className={choice.root}>
                <CheckboxButton className={choice.button}>
                  <span className={choice.box} data-part="box">
                    <Icon name="check" size="small" />
                  </span>
                  <span className={choice.text}>{option.label}</span>
                </CheckboxButton>
                {option.description && (
                  <Text slot="description" elementType="div" className={`${hintStyle} ${group.description}`}>
                    {option.description}
                  </Text>
                )}
              </CheckboxField>
            ))}
          </div>
          <FieldNotes hint={hint} errorMessage={errorMessage} isInvalid={isInvalid} />
        </>
      )}
    </AriaCheckboxGroup>
  )
}
