import { Logo } from '@wasla/design-system/components/Logo'
import { PageWaiting } from './PageWaiting.tsx'
import * as styles from './FirstWaiting.css.ts'

/** The first moment of a page whose viewer is not known: paper, the logo where the bar will have it, and a page to come. */
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
