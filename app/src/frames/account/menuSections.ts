import type { IntlShape } from 'react-intl'
import type { MenuEntry, MenuSectionItems } from '@wasla/design-system/components/Menu/menu-items.ts'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { otherLanguage, type Language } from '@wasla/design-system/locale/language.ts'
import type { IconName } from '@wasla/design-system/icons/icons.ts'
import type { NavEntry, NavId } from '../nav/navEntries.ts'

export type OtherProfile = { id: string; name: string; kindLabel: string }
export type MenuActions = {
  askToSwitch: (profileId: string) => void
  changeLanguage: (language: Language) => void
  openNotifications: () => void
  signOut: () => void
}

type MenuFacts = { intl: IntlShape; language: Language; others: readonly OtherProfile[]; actions: MenuActions }

const navIcons: Record<NavId, IconName> = { home: 'home', myPrograms: 'megaphone', groups: 'users', discover: 'compass', wallet: 'wallet' }

function entries({ intl, language, others, actions }: MenuFacts) {
  const other = otherLanguage(language)
  return {
    profile: { id: 'profile', icon: 'user', label: intl.formatMessage({ id: 'shell.menu.myProfile' }), href: '/profile' },
    notifications: {
      id: 'notifications',
      icon: 'bell',
      label: intl.formatMessage({ id: 'shell.notifications' }),
      onAction: actions.openNotifications,
    },
    rank: { id: 'rank', icon: 'trophy', label: intl.formatMessage({ id: 'shell.menu.rank' }), isSoon: true },
    /* Entries that only the phone menu has. On desktops, they are in the bar (T-07). */
    messages: { id: 'messages', icon: 'message', label: intl.formatMessage({ id: 'shell.soon.messages' }), isSoon: true },
    support: { id: 'support', icon: 'help', label: intl.formatMessage({ id: 'shell.soon.support' }), isSoon: true },
    theme: { id: 'theme', icon: 'palette', label: intl.formatMessage({ id: 'shell.menu.theme' }), href: '/settings/theme' },
    settings: { id: 'settings', icon: 'settings', label: intl.formatMessage({ id: 'shell.menu.settings' }), href: '/settings/profile' },
    language: {
      id: 'language',
      icon: 'globe',
      lang: other,
      label: intl.formatMessage({ id: `ds.languageSwitch.name.${other}` }),
      onAction: () => actions.changeLanguage(other),
    },
    signOut: {
      id: 'signOut',
      icon: 'sign-out',
      label: intl.formatMessage({ id: 'shell.menu.signOut' }),
      isDanger: true,
      onAction: actions.signOut,
    },
    invite: { id: 'invite', icon: 'user-plus', label: intl.formatMessage({ id: 'shell.menu.invite' }), href: '/invite-friends' },
    addBusiness: {
      id: 'addBusiness',
      icon: 'plus',
      label: intl.formatMessage({ id: 'shell.menu.addBusiness' }),
      href: '/business-account?new=1',
    },
    others: others.map(({ id, name, kindLabel }) => ({
      id: `switch:${id}`,
      icon: 'both-ways',
      label: isolate(name),
      textValue: name,
      description: kindLabel,
      onAction: () => actions.askToSwitch(id),
    })),
  } as const satisfies Record<string, MenuEntry | readonly MenuEntry[]>
}

const switchSection = (intl: IntlShape, items: readonly MenuEntry[]): MenuSectionItems => ({
  id: 'switch',
  title: intl.formatMessage({ id: 'shell.menu.switch' }),
  items,
})
const leaveSection = (intl: IntlShape, signOut: MenuEntry): MenuSectionItems => ({
  id: 'leave',
  'aria-label': intl.formatMessage({ id: 'shell.menu.leave' }),
  items: [signOut],
})

/** Returns the sections of the account menu, which windows from 768 px show. */
export function accountSections(facts: MenuFacts): MenuSectionItems[] {
  const { profile, rank, theme, settings, language, invite, addBusiness, others, signOut } = entries(facts)
  return [
    {
      id: 'you',
      'aria-label': facts.intl.formatMessage({ id: 'shell.menu.you' }),
      items: [profile, settings, language, theme, invite, rank],
    },
    switchSection(facts.intl, [...others, addBusiness]),
    leaveSection(facts.intl, signOut),
  ]
}

/**
 * Returns the sections of the phone menu, in the order of T-08. Invitations and other profiles follow the user's own entries. Entries that
 * are not built yet follow the usable ones (D-36).
 */
export function phoneSections({ nav, ...facts }: MenuFacts & { nav: readonly NavEntry[] }): MenuSectionItems[] {
  const { notifications, profile, settings, language, invite, messages, support, rank, addBusiness, others, signOut } = entries(facts)
  const places = nav.map(({ id, href, state, isCurrent }) => ({
    id,
    href,
    isCurrent,
    icon: navIcons[id],
    label: facts.intl.formatMessage({ id: `shell.nav.${id}` }),
    isSoon: state === 'soon',
    isDisabled: state !== 'on',
  }))
  return [
    { id: 'pages', 'aria-label': facts.intl.formatMessage({ id: 'shell.menu.pages' }), items: [...places, notifications] },
    {
      id: 'you',
      'aria-label': facts.intl.formatMessage({ id: 'shell.menu.you' }),
      items: [profile, settings, language, invite, messages, support, rank],
    },
    switchSection(facts.intl, [...others, addBusiness]),
    leaveSection(facts.intl, signOut),
  ]
}
