import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import * as styles from './Record.css.ts'

type FigureCellProps = {
  title: ReactNode
  /** The figure with its unit; null if there are too few cases. */
  figure: ReactNode
  /** Number of cases, or how many are missing. */
  cases: ReactNode
  /** How the figure is worked out: the sentence, then facts. */
  formula: ReactNode
  facts: readonly { readonly id: string; readonly name: ReactNode; readonly value: ReactNode }[]
  /** Bars between the sentence and the facts. */
  spread?: ReactNode
  /** The largest figure, above the others. Its formula is open at first. @default false */
  isLead?: boolean
}

/** One figure of a payment record, with a button for its formula. The button is the browser's own, so it needs no script. */
export const FigureCell = ({ title, figure, cases, formula, facts, spread, isLead = false }: FigureCellProps) => (
  <div className={isLead ? styles.lead : styles.cell} data-part="figure">
    <div className={styles.said}>
      <Heading level={3} look="label">
        {title}
      </Heading>
      {figure === null ? (
        <div className={styles.few}>
          <FormattedMessage id="record.notEnough" />
        </div>
      ) : (
        <div className={styles.figure}>{figure}</div>
      )}
      <Text as="div" look="caption" tone="muted">
        {cases}
      </Text>
      <details className={styles.how} open={isLead}>
        <summary className={styles.toggle}>
          <FormattedMessage id="record.how" />
          <span className={styles.chevron}>
            <Icon name="chevron-down" size="small" />
          </span>
        </summary>
      </details>
    </div>
    <div className={styles.formula}>
      <Text as="div" look="label">
        {formula}
      </Text>
      {spread}
      <dl className={styles.facts}>
        {facts.map(({ id, name, value }) => (
          <div key={id} className={styles.fact}>
            <dt className={styles.factName}>{name}</dt>
            <dd className={styles.factValue}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  </div>
)
