import type { ReactNode } from 'react'
import * as styles from './TwoLines.css.ts'

type TwoLinesProps = { children: ReactNode; second: ReactNode }

/** A cell with a muted second line. */
export const TwoLines = ({ children, second }: TwoLinesProps) => (
  <span>
    <span className={styles.first}>{children}</span>
    <span className={styles.second}>{second}</span>
  </span>
)
