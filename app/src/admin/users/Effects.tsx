import { Children, type ReactNode } from 'react'
import * as styles from './UserScreen.css.ts'

/** What will follow, one sentence each, before somebody says yes. */
export const Effects = ({ children }: { children: ReactNode }) => (
  <ul className={styles.effects}>
    {Children.map(children, (effect) => (
      <li>{effect}</li>
    ))}
  </ul>
)
