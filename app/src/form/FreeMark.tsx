import type { ReactNode } from 'react'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import * as styles from './FreeMark.css.ts'

/** Shows at the end of a field that the typed name or code is free. Screen readers hear it from the field's status instead. */
export const FreeMark = ({ children }: { children: ReactNode }) => (
  <span className={styles.free}>
    <Icon name="check" size="small" />
    {children}
  </span>
)
