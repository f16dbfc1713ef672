import { useId, type ReactNode } from 'react'
import { Card } from '@wasla/design-system/components/Card'
import { Kashida } from '@wasla/design-system/components/Kashida'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import * as styles from './StepsCard.css.ts'

type Step = { id: string; name: ReactNode; about: ReactNode }
type StepsCardProps = {
  title: ReactNode
  lead: ReactNode
  steps: readonly [Step, Step, Step]
  /** Question that the user answers before the first step. */
  question?: ReactNode
  /** Button that starts the first step. */
  action: ReactNode
  /** Note beside the button. */
  note?: ReactNode
}

const depth = 34

/** Card that explains how to begin something: three steps, none of which is done. */
export function StepsCard({ title, lead, steps, question, action, note }: StepsCardProps) {
  const id = useId()
  return (
    <Card as="section" isPadded aria-labelledby={id}>
      <Heading level={2} look="title" id={id}>
        {title}
      </Heading>
      <Text tone="muted">{lead}</Text>
      <div className={styles.line}>
        <Kashida
          depth={depth}
          knots={[
            { at: 0, state: 'here' },
            { at: 0.5, state: 'open' },
            { at: 1, state: 'open' },
          ]}
        />
      </div>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.id} className={styles.step}>
            <Text as="span" look="label">
              {step.name}
            </Text>
            <Text as="span" look="caption" tone="muted">
              {step.about}
            </Text>
          </li>
        ))}
      </ol>
      {question && <div className={styles.question}>{question}</div>}
      <div className={styles.action}>
        {action}
        {note && <div className={styles.beside}>{note}</div>}
      </div>
    </Card>
  )
}
