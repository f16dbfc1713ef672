import { FormattedMessage } from 'react-intl'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Field.css.ts'
import type { CounterLimits } from './counter.ts'
import { isOverAdvice } from './counter.ts'

/** A counter such as “12/25”, read by screen readers as “12 of 25 characters”. It is amber past the advised length. */
export function FieldCounter({ used, limits }: { used: number; limits: CounterLimits }) {
  const { limit } = limits
  return (
    <span className={styles.counter} data-part="counter" data-over={isOverAdvice(used, limits) || undefined}>
      <span aria-hidden="true">
        <FormattedMessage id="ds.field.counter" values={{ used, limit }} />
      </span>
      <VisuallyHidden>
        <FormattedMessage id="ds.field.counter.spoken" values={{ used, limit }} />
      </VisuallyHidden>
    </span>
  )
}
