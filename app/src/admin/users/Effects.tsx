import { Children, type ReactNode } from 'react'
import * as styles from './UserScreen.css.ts'

/** The consequences of an action, one sentence each, shown before it is confirmed. */
export const Effects = ({ children }: { children: ReactNode }) => (
  <ul className={styles.effects}>
    {Children.map(children, (effect) => (
      <li>{effect}</li>
    ))}
  </ul>
)
