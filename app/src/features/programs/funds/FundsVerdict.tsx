import type { ReactNode } from 'react'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { Heading } from '@wasla/design-system/primitives/Heading'
import * as styles from './funds.css.ts'

type FundsVerdictProps = { isRight: boolean; title: ReactNode; children: ReactNode }

/** The result of a check: a round sign with its words. It is announced, because it appears after the reader asked for it. */
export function FundsVerdict({ isRight, title, children }: FundsVerdictProps) {
  const look = isRight ? 'adds' : 'differs'
  return (
    <div role={isRight ? 'status' : 'alert'} className={styles.verdict[look]}>
      <span className={styles.sign[look]} aria-hidden>
        <Icon name={isRight ? 'check' : 'close'} />
      </span>
      <div className={styles.verdictWords}>
        <Heading level={3} look="heading">
          {title}
        </Heading>
        {children}
      </div>
    </div>
  )
}
