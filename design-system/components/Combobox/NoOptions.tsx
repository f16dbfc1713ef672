import type { ReactNode } from 'react'
import * as styles from './Combobox.css.ts'

/** A note instead of options. */
export const NoOptions = ({ children }: { children: ReactNode }) => (
  <span className={styles.note} data-part="note">
    {children}
  </span>
)
