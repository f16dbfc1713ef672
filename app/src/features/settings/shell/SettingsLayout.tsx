import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { SideMenu } from '@wasla/design-system/components/SideMenu'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { useViewer } from '#session/ViewerContext.ts'
import { JoinErrand } from '#shared/programs/join/JoinErrand.tsx'
import { openEntry, settingsMenu } from './settings-menu.ts'
import * as styles from './SettingsLayout.css.ts'

/** Layout of the settings pages: the menu beside each page, or above it below 768 px (S1 §2). */
export function SettingsLayout({ children }: { children: ReactNode }) {
  const viewer = useViewer()
  return (
    <div className={styles.layout}>
      <div className={styles.menu}>
        {viewer.kind === 'signedIn' ? <SettingsMenu type={viewer.type} /> : <div className={styles.waiting} />}
      </div>
      <div className={styles.page}>
        <JoinErrand />
        {children}
      </div>
    </div>
  )
}

function SettingsMenu({ type }: { type: ProfileType }) {
  const intl = useIntl()
  const { pathname } = useLocation()
  const menu = settingsMenu(type)
  const open = openEntry(menu.flat(), pathname)
  return (
    <SideMenu
      label={intl.formatMessage({ id: 'settings.menu.name' })}
      sections={menu.map((section, at) => ({
        id: `${at}`,
        items: section.map(({ name, icon, href }) => ({
          id: name,
          icon,
          label: intl.formatMessage({ id: `settings.menu.${name}` }),
          href: href ?? '',
          isSoon: href === null,
          isCurrent: href !== null && href === open,
        })),
      }))}
    />
  )
}
