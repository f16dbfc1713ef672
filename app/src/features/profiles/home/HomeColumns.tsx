import type { ReactNode } from 'react'
import * as styles from './HomeScreen.css.ts'

type HomeColumnsProps = {
  who: ReactNode
  link: ReactNode
  accounts?: ReactNode
  verify: ReactNode
  progress: ReactNode
  offer?: ReactNode
  /** Programs to join, where they are switched on (T-10). */
  programs?: ReactNode
}

/** The layout of a person's home, for the page and its skeleton. */
export const HomeColumns = ({ who, link, accounts, verify, progress, offer, programs }: HomeColumnsProps) => (
  <div className={styles.columns}>
    <div className={styles.column}>
      <div className={styles.who}>{who}</div>
      <div className={styles.link}>{link}</div>
      <div className={styles.accounts}>{accounts}</div>
    </div>
    <div className={styles.column}>
      <div className={styles.verify}>{verify}</div>
      <div className={styles.progress}>{progress}</div>
      <div className={styles.programs}>{programs}</div>
      <div className={styles.offer}>{offer}</div>
    </div>
  </div>
)

type BusinessColumnsProps = Omit<HomeColumnsProps, 'offer' | 'programs'> & {
  /** The main block of a business's home. */
  work: ReactNode
}

/** The layout of a business's home: its work in the wide column, its profile beside it. */
export const BusinessColumns = ({ who, progress, link, verify, work, accounts }: BusinessColumnsProps) => (
  <div className={styles.columns}>
    <div className={styles.column}>
      <div className={styles.who}>{who}</div>
      <div className={styles.businessProgress}>{progress}</div>
      <div className={styles.businessLink}>{link}</div>
    </div>
    <div className={styles.column}>
      <div className={styles.verify}>{verify}</div>
      <div className={styles.work}>{work}</div>
      <div className={styles.businessAccounts}>{accounts}</div>
    </div>
  </div>
)
