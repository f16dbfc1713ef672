import { Logo } from '@wasla/design-system/components/Logo'
import { PageWaiting } from './PageWaiting.tsx'
import * as styles from './FirstWaiting.css.ts'

/** Shown while the viewer is not known: the logo at its position in the bar, and the placeholder for a page. */
export const FirstWaiting = () => (
  <>
    <div className={styles.bar}>
      <div className={styles.logo}>
        <Logo size="small" />
      </div>
    </div>
    <div className={styles.page}>
      <PageWaiting />
    </div>
  </>
)
