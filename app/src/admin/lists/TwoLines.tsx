import type { ReactNode } from 'react'
import * as styles from './TwoLines.css.ts'

type TwoLinesProps = { children: ReactNode; second: ReactNode }

/** What a cell says, and a quieter line under it. */
export const TwoLines = ({ children, second }: TwoLinesProps) => (
  <span>
    <span className={styles.first}>{children}</span>
    <span className={styles.second}>{second}</span>
  </span>
)
