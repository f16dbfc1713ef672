import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { useCountText } from '@wasla/design-system/components/CountBadge/useCountText.ts'
import { Menu } from '@wasla/design-system/components/Menu'
import { SideMenu } from '@wasla/design-system/components/SideMenu'
import { useFormats, useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { AppShell } from '@wasla/design-system/patterns/AppShell'
import { LanguageSwitch } from '@wasla/design-system/patterns/LanguageSwitch'
import { useFocusOnNavigation } from '#shell/useFocusOnNavigation.ts'
import { useAdminServices, useAdminConfig } from '../services/context.ts'
import { AccountButton } from './AccountButton.tsx'
import * as styles from './AdminFrame.css.ts'
import type { AdminPerson } from './admin-context.ts'
import { AdminLogo } from './AdminLogo.tsx'
import { casesAwaiting } from './awaiting.ts'
import { accountSection, menuSections, phoneSections, type MenuFacts } from './places-menu.tsx'
import { AdminSignOutDocument } from './signOut.generated.ts'
import { useFinanceQueues } from './useFinanceQueues.ts'
import { useQueues } from './useQueues.ts'

/** Top bar and menu around every page. The menu has the places that the role may open, each with its number of open items. */
export function AdminFrame({ admin, children }: { admin: AdminPerson | null; children: ReactNode }) {
  useFocusOnNavigation()
  return admin ? <FrameOfAdmin admin={admin}>{children}</FrameOfAdmin> : <Shell>{children}</Shell>
}

type ShellProps = {
  account?: ReactNode
  menu?: Parameters<typeof AppShell>[0]['menu']
  menuCount?: Parameters<typeof AppShell>[0]['menuCount']
  rail?: ReactNode
  children: ReactNode
}

function Shell({ account, menu, menuCount, rail, children }: ShellProps) {
  const { chooseLanguage } = useAdminServices()
  return (
    <AppShell
      width="full"
      logo={<AdminLogo />}
      end={
        <div className={styles.fromDesktop}>
          <LanguageSwitch onChange={(language) => void chooseLanguage(language).catch(() => undefined)} />
        </div>
      }
      account={account}
      menu={menu}
      {...(menuCount ? { menuCount } : {})}
    >
      <div className={styles.columns}>
        {rail}
        <div className={styles.page}>{children}</div>
      </div>
    </AppShell>
  )
}

function FrameOfAdmin({ admin, children }: { admin: AdminPerson; children: ReactNode }) {
  const { chooseLanguage, session, call } = useAdminServices()
  const intl = useIntl()
  const { language } = useLocale()
  const { number } = useFormats()
  const { pathname } = useLocation()
  const facts: MenuFacts = {
    intl,
    language,
    pathname,
    number,
    admin,
    isDemo: useAdminConfig().demoCode !== null,
    queues: { ...useQueues(admin.role), ...useFinanceQueues(admin.role) },
    chooseLanguage: (chosen) => void chooseLanguage(chosen).catch(() => undefined),
    signOut: () => {
      void call(AdminSignOutDocument, {}, 'mine').catch(() => undefined)
      session.end('signedOut')
    },
  }
  const count = casesAwaiting(admin.role, facts.queues)
  const shown = useCountText(count, 99)
  return (
    <Shell
      menuCount={{ count, label: intl.formatMessage({ id: 'admin.menuWaiting' }, { count, shown }) }}
      account={<Menu trigger={<AccountButton admin={admin} />} sections={[accountSection(facts)]} />}
      menu={phoneSections(facts)}
      rail={
        <div className={styles.rail}>
          <div className={styles.stays}>
            <SideMenu isFilling label={intl.formatMessage({ id: 'admin.menu' })} sections={menuSections(facts)} />
          </div>
        </div>
      }
    >
      {children}
    </Shell>
  )
}
