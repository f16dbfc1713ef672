import type { ReactNode } from 'react'
import * as styles from './HomeScreen.css.ts'

type HomeColumnsProps = {
  who: ReactNode
  /** Last seven days and spending of a brand. The element's own class sets its position on phones. */
  money?: ReactNode
  /** Results of today and yesterday, and programs to post about. */
  today?: ReactNode
  link: ReactNode
  accounts?: ReactNode
  /** Groups that the viewer created (T-13). */
  groups?: ReactNode
  verify: ReactNode
  progress: ReactNode
  offer?: ReactNode
  /** Programs if they are switched on, else groups to join (T-10). */
  programs?: ReactNode
}

/** Layout of a person's home page, for the page and its skeleton. */
export const HomeColumns = ({ who, money, today, link, accounts, groups, verify, progress, offer, programs }: HomeColumnsProps) => (
  <div className={styles.columns}>
    <div className={styles.column}>
      <div className={styles.who}>{who}</div>
      {money}
      <div className={styles.link}>{link}</div>
      <div className={styles.accounts}>{accounts}</div>
      <div className={styles.groups}>{groups}</div>
    </div>
    <div className={styles.column}>
      <div className={styles.today}>{today}</div>
      <div className={styles.verify}>{verify}</div>
      <div className={styles.progress}>{progress}</div>
      <div className={styles.programs}>{programs}</div>
      <div className={styles.offer}>{offer}</div>
    </div>
  </div>
)

type BusinessColumnsProps = Omit<HomeColumnsProps, 'offer'> & {
  /** Open tasks of a brand. */
  tasks?: ReactNode
  /** Networkers of an agency, or the people and programs of a brand. */
  work: ReactNode
}

/** Layout of a business's home page: its work in the wide column, its profile in the narrow column. */
export const BusinessColumns = ({
  who,
  tasks,
  money,
  today,
  progress,
  link,
  verify,
  work,
  programs,
  accounts,
  groups,
}: BusinessColumnsProps) => (
  <div className={styles.columns}>
    <div className={styles.column}>
      <div className={styles.who}>{who}</div>
      {money}
      <div className={styles.businessProgress}>{progress}</div>
      <div className={styles.businessLink}>{link}</div>
      <div className={styles.groups}>{groups}</div>
    </div>
    <div className={styles.column}>
      <div className={styles.today}>{today}</div>
      <div className={styles.verify}>{verify}</div>
      <div className={styles.tasks}>{tasks}</div>
      <div className={styles.work}>{work}</div>
      <div className={styles.businessPrograms}>{programs}</div>
      <div className={styles.businessAccounts}>{accounts}</div>
    </div>
  </div>
)
