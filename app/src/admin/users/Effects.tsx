import { Children, type ReactNode } from 'react'
import * as styles from './UserScreen.css.ts'

/** Lists the effects of an action, one sentence each, before the admin confirms it. */
export const Effects = ({ children }: { children: ReactNode }) => (
  <ul className={styles.effects}>
    {Children.map(children, (effect) => (
      <li>{effect}</li>
    ))}
  </ul>
)
