import type { ReactNode } from 'react'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import * as styles from './FreeMark.css.ts'

/** Mark at the end of a field whose typed name or code nobody else has. The field announces it in a status of its own. */
export const FreeMark = ({ children }: { children: ReactNode }) => (
  <span className={styles.free}>
    <Icon name="check" size="small" />
    {children}
  </span>
)
