import type { ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/icons.ts'
import { FieldLabel, FieldNotes, type FieldTexts } from '../Field/Field.tsx'
import type { ChoiceOption } from '../RadioGroup/choice-option.ts'
import * as styles from './SelectableCard.css.ts'

export type CardOption<Id extends string = string> = ChoiceOption<Id> & { icon?: IconName }
export type CardLayout = (typeof styles.cardLayouts)[number]

export type CardsProps<Id extends string> = FieldTexts & {
  options: readonly CardOption<Id>[]
  /**
   * `tile`: an icon above the text, several in a row. `row`: one line, for a pair of short answers. `list`: the lines of one frame, for
   * things that a person has, such as accounts. @default 'tile'
   */
  layout?: CardLayout
  name?: string
  isRequired?: boolean
  isDisabled?: boolean
  isReadOnly?: boolean
}

/** Content of a card. */
export function Face({ option, layout, mark }: { option: CardOption; layout: CardLayout; mark: ReactNode }) {
  return (
    <>
      {option.icon && (
        <span className={styles.sign[layout]} data-part="icon">
          <Icon name={option.icon} />
        </span>
      )}
      {mark}
      <span className={styles.words[layout]}>
        <span className={styles.title[layout]} data-part="title">
          {option.label}
        </span>
        {option.description && (
          <span className={styles.description} data-part="description">
            {option.description}
          </span>
        )}
      </span>
    </>
  )
}

type AroundProps<Id extends string> = Pick<CardsProps<Id>, 'label' | 'hint' | 'errorMessage' | 'isOptional'> & {
  layout: CardLayout
  isInvalid: boolean
  children: ReactNode
}

/** Layout of a field of cards: the label above, the cards, the notes below. */
export function Around<Id extends string>({ label, hint, errorMessage, isOptional, layout, isInvalid, children }: AroundProps<Id>) {
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
