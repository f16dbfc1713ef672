import { useContext, type ReactNode } from 'react'
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup'
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/icons.ts'
import { field } from '../Field/Field.css.ts'
import { FieldLabel, FieldNotes, invalidBy, type FieldTexts } from '../Field/Field.tsx'
import { FieldChanged } from '../Form/field-changed.ts'
import { dot } from '../RadioGroup/RadioGroup.css.ts'
import { chosenOf, type ChoiceOption } from '../RadioGroup/choice-option.ts'
import * as styles from './SelectableCard.css.ts'

export type CardOption<Id extends string = string> = ChoiceOption<Id> & { icon?: IconName }
export type CardLayout = (typeof styles.cardLayouts)[number]

type Shared<Id extends string> = FieldTexts & {
  options: readonly CardOption<Id>[]
  /**
   * `tile`: an icon above the text, several in a row. `row`: one line, for a pair of short answers. `list`: lines in one frame, for things
   * that somebody has, such as accounts. @default 'tile'
   */
  layout?: CardLayout
  name?: string
  isRequired?: boolean
  isDisabled?: boolean
  isReadOnly?: boolean
}

export type RadioCardsProps<Id extends string = string> = Shared<Id> & {
  value?: Id | null
  defaultValue?: Id
  onChange?: (id: Id) => void
}

export type CheckboxCardsProps<Id extends string = string> = Shared<Id> & {
  value?: readonly Id[]
  defaultValue?: readonly Id[]
  /** In the order of the options. */
  onChange?: (ids: Id[]) => void
}

function Face({ option, layout, mark }: { option: CardOption; layout: CardLayout; mark: ReactNode }) {
  return (
    <>
      {option.icon && (
        <span className={styles.sign[layout]}>
          <Icon name={option.icon} />
        </span>
      )}
      {mark}
      <span className={styles.words[layout]}>
        <span className={styles.title[layout]}>{option.label}</span>
        {option.description && <span className={styles.description}>{option.description}</span>}
      </span>
    </>
  )
}

type AroundProps<Id extends string> = Pick<Shared<Id>, 'label' | 'hint' | 'errorMessage' | 'isOptional'> & {
  layout: CardLayout
  isInvalid: boolean
  children: ReactNode
}

function Around<Id extends string>({ label, hint, errorMessage, isOptional, layout, isInvalid, children }: AroundProps<Id>) {
  return (
    <>
      <FieldLabel isOptional={isOptional}>{label}</FieldLabel>
      <div className={styles.cards[layout]} data-part="cards">
        {children}
      </div>
      <FieldNotes hint={hint} errorMessage={errorMessage} isInvalid={isInvalid} />
    </>
  )
}

/**
 * Exactly one of a few options that need an icon or a sentence each; the whole card can be pressed.
 * @selector [data-selected] [data-hovered] [data-focus-visible] [data-invalid] [data-disabled] on each card
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

/**
 * Any number of a few options that need an icon or a sentence each; the whole card can be pressed.
 * @selector [data-selected] [data-hovered] [data-focus-visible] [data-invalid] [data-disabled] on each card
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
