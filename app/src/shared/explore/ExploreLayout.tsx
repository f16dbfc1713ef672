import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { SideMenu } from '@wasla/design-system/components/SideMenu'
import { PageHead } from '#shell/PageHead.tsx'
import { exploreMenu, type ExploreEntry } from './explore-menu.ts'
import * as styles from './ExploreLayout.css.ts'

type ExploreLayoutProps = {
  current: ExploreEntry
  title: ReactNode
  lead?: ReactNode
  /** Element at the end of the title's line. */
  action?: ReactNode
  children: ReactNode
}

/**
 * Layout of Discover, People and My programs, with the menu that links these pages. The menu is at the side, or a button above the page on
 * phones (S2 §2).
 */
export function ExploreLayout({ current, title, lead, action, children }: ExploreLayoutProps) {
  const intl = useIntl()
  return (
    <div className={styles.layout}>
      <div className={styles.menu}>
        <SideMenu
          label={intl.formatMessage({ id: 'explore.menu' })}
          sections={[
            {
              id: 'explore',
              items: exploreMenu().map(({ id, ...entry }) => ({
                ...entry,
                id,
                label: intl.formatMessage({ id: `explore.${id}` }),
                isCurrent: id === current,
              })),
            },
          ]}
        />
      </div>
      <div className={styles.page}>
        <div className={styles.head}>
          <PageHead title={title} lead={lead} />
          {action}
        </div>
        {children}
      </div>
    </div>
  )
}
