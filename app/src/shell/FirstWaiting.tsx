import { Logo } from '@wasla/design-system/components/Logo'
import { PageWaiting } from './PageWaiting.tsx'
import { RenderedPage } from './RenderedPage.tsx'
import * as styles from './FirstWaiting.css.ts'

/** Shown while the viewer is not known: the logo at its position in the bar, and the page that the server rendered or a placeholder. */
export const FirstWaiting = () => (
  <>
    <header className={styles.bar}>
      <div className={styles.logo}>
        <Logo size="small" />
      </div>
    </header>
    <main className={styles.page}>
      <RenderedPage>
        <PageWaiting />
      </RenderedPage>
    </main>
  </>
)
