import { Logo } from '@wasla/design-system/components/Logo'
import { PageWaiting } from './PageWaiting.tsx'
import * as styles from './FirstWaiting.css.ts'

/** Shown until the viewer is known: the logo at its place in the bar, and the placeholder of a page. */
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
