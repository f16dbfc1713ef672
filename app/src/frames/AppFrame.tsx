import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import type { Flags } from '@wasla/contract/flags/flags.ts'
import { Menu } from '@wasla/design-system/components/Menu'
import { useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { AppShell, type AppShellProps } from '@wasla/design-system/patterns/AppShell'
import { AccountButton, type AccountAvatar } from './account/AccountButton.tsx'
import { accountSections, phoneSections, type MenuActions, type OtherProfile } from './account/menuSections.ts'
import { HomeLink } from '#shell/HomeLink.tsx'
import { navEntries } from './nav/navEntries.ts'

type AppFrameProps = Pick<AppShellProps, 'width' | 'notice' | 'search' | 'searchButton' | 'end'> & {
  /** Null while the flags load. */
  flags: Flags | null
  /** Whether the bar has an entry for the user's own programs. @default false */
  isBrand?: boolean
  /** Null until the user's own profile is known. */
  avatar: AccountAvatar | null
  others: readonly OtherProfile[]
  actions: MenuActions
  children: ReactNode
}

/** Renders the bar and its menus around a signed-in page. Depends on its props only. */
export function AppFrame({ flags, isBrand = false, avatar, others, actions, ...page }: AppFrameProps) {
  const intl = useIntl()
  const { language } = useLocale()
  const { pathname } = useLocation()
  const nav = navEntries(pathname, flags, { isBrand })
  const facts = { intl, language, others, actions }
  return (
    <AppShell
      {...page}
      logo={<HomeLink href="/home" />}
      nav={nav.map(({ id, href, state, isCurrent }) => ({
        id,
        href,
        isCurrent,
        label: intl.formatMessage({ id: `shell.nav.${id}` }),
        isSoon: state === 'soon',
        isDisabled: state === 'off',
        isLoading: state === 'loading',
      }))}
      soon={[
        { id: 'messages', label: intl.formatMessage({ id: 'shell.soon.messages' }) },
        { id: 'support', label: intl.formatMessage({ id: 'shell.soon.support' }) },
      ]}
      account={
        <Menu
          trigger={<AccountButton avatar={avatar} label={intl.formatMessage({ id: 'shell.menu.account' })} />}
          sections={accountSections(facts)}
        />
      }
      menu={phoneSections({ ...facts, nav })}
    />
  )
}
