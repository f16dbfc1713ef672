import type { IntlShape } from 'react-intl'
import type { MenuSectionItems } from '@wasla/design-system/components/Menu/menu-items.ts'
import type { SideMenuSection } from '@wasla/design-system/components/SideMenu/side-menu.ts'
import { otherLanguage, type Language } from '@wasla/design-system/locale/language.ts'
import { placesOf, sections } from '../places.ts'
import { awaitingAt } from './awaiting.ts'
import * as styles from './AdminFrame.css.ts'
import type { AdminPerson } from './admin-context.ts'
import type { FinanceQueues } from './useFinanceQueues.ts'
import type { Queues } from './useQueues.ts'

export type MenuFacts = {
  readonly intl: IntlShape
  readonly language: Language
  readonly pathname: string
  readonly number: (value: number) => string
  readonly admin: AdminPerson
  readonly isDemo: boolean
  readonly queues: Queues & FinanceQueues
  readonly chooseLanguage: (language: Language) => void
  readonly signOut: () => void
}

function entriesOf(section: (typeof sections)[number], { intl, pathname, number, admin, isDemo, queues }: MenuFacts) {
  return placesOf(admin.role, isDemo)
    .filter((place) => place.section === section)
    .map(({ id, path, icon }) => {
      const count = awaitingAt(id, queues)
      return {
        id,
        icon,
        href: path,
        label: intl.formatMessage({ id: `admin.place.${id}` }),
        isCurrent: pathname === path || pathname.startsWith(`${path}/`),
        end: count > 0 ? <span className={styles.count}>{number(count)}</span> : undefined,
      }
    })
}

/** Returns the sections of the side rail. The account has its own menu in the bar. */
export const menuSections = (facts: MenuFacts): SideMenuSection[] =>
  sections
    .filter((section) => section !== 'you')
    .map((section) => ({ id: section, items: entriesOf(section, facts) }))
    .filter(({ items }) => items.length > 0)

/** Returns the account menu. */
export const accountSection = (facts: MenuFacts): MenuSectionItems => {
  const { intl, admin, signOut } = facts
  return {
    id: 'you',
    title: intl.formatMessage({ id: 'admin.who' }, { name: admin.name, role: intl.formatMessage({ id: `admin.role.${admin.role}` }) }),
    items: [
      ...entriesOf('you', facts),
      { id: 'out', label: intl.formatMessage({ id: 'admin.signOut' }), icon: 'sign-out', onAction: signOut },
    ],
  }
}

/** Returns the whole menu, which is behind one button on phones. */
export function phoneSections(facts: MenuFacts): MenuSectionItems[] {
  const { intl, language, chooseLanguage } = facts
  const other = otherLanguage(language)
  const [you, ...places] = [accountSection(facts), ...menuSections(facts)]
  return [
    ...places.map(({ id, items }) => ({ id, 'aria-label': intl.formatMessage({ id: 'admin.menu' }), items })),
    {
      ...you,
      items: [
        ...you.items.slice(0, -1),
        {
          id: 'language',
          label: intl.formatMessage({ id: `ds.languageSwitch.name.${other}` }),
          lang: other,
          icon: 'globe',
          onAction: () => chooseLanguage(other),
        },
        ...you.items.slice(-1),
      ],
    },
  ]
}
