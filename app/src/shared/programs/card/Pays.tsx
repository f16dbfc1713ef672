import type { ObjectiveType } from '@wasla/contract/programs/types.ts'
import { Text } from '@wasla/design-system/primitives/Text'
import type { CardPay } from './card-program.ts'
import { usePayWords } from './usePayWords.tsx'
import * as styles from './Pays.css.ts'

type PaysProps = {
  pay: CardPay
  /** Unit that the milestones count; null for a draft without an objective. */
  objectiveType: ObjectiveType | null
  /** `row`: in a list, with smaller text. @default 'card' */
  look?: 'card' | 'row'
}

/** Shows the rewards of a program: “Up to SAR 3,600”, and below it “First SAR 200 at 25 orders” (Y-28). */
export function Pays({ pay, objectiveType, look = 'card' }: PaysProps) {
  const { most, first } = usePayWords()(pay, objectiveType)
  return (
    <div className={styles.pays} data-part="pays" data-look={look}>
      <Text as="div" look={look === 'card' ? 'heading' : 'label'}>
        {most}
      </Text>
      <Text as="div" look="caption" tone="muted">
        {first}
      </Text>
    </div>
  )
}
