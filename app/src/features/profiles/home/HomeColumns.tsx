import type { ReactNode } from 'react'
import * as styles from './HomeScreen.css.ts'

type HomeColumnsProps = {
  who: ReactNode
  link: ReactNode
  accounts?: ReactNode
  verify: ReactNode
  progress: ReactNode
  offer?: ReactNode
}

/** Where the blocks of home stand; the skeleton stands in the same places. */
export const HomeColumns = ({ who, link, accounts, verify, progress, offer }: HomeColumnsProps) => (
  <div className={styles.columns}>
    <div className={styles.column}>
      <div className={styles.who}>{who}</div>
      <div className={styles.link}>{link}</div>
      <div className={styles.accounts}>{accounts}</div>
    </div>
    <div className={styles.column}>
      <div className={styles.verify}>{verify}</div>
      <div className={styles.progress}>{progress}</div>
      <div className={styles.offer}>{offer}</div>
    </div>
  </div>
)
