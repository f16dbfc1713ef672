import type { ReactNode } from 'react'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { Heading } from '@wasla/design-system/primitives/Heading'
import * as styles from './verdict.css.ts'

type VerdictProps = {
  isRight: boolean
  title: ReactNode
  children: ReactNode
  /** Whether it appears after the reader asked for it, so that it is announced. */
  isLive?: boolean
  /** Level of the title. @default 3 */
  level?: 2 | 3
}

/** The result of a check: a round sign with its words. */
export function Verdict({ isRight, title, children, isLive = false, level = 3 }: VerdictProps) {
  const look = isRight ? 'adds' : 'differs'
  return (
    <div {...(isLive && { role: isRight ? 'status' : 'alert' })} className={styles.verdict[look]}>
      <span className={styles.sign[look]} aria-hidden>
        <Icon name={isRight ? 'check' : 'close'} />
      </span>
      <div className={styles.words}>
        <Heading level={level} look={level === 2 ? 'title' : 'heading'}>
          {title}
        </Heading>
        {children}
      </div>
    </div>
  )
}
