import type { IntlShape } from 'react-intl'
import type { AdminRole } from '@wasla/contract/admin/roles.ts'
import type { MenuSectionItems } from '@wasla/design-system/components/Menu/menu-items.ts'
import type { SideMenuSection } from '@wasla/design-system/components/SideMenu/side-menu.ts'
import { otherLanguage, type Language } from '@wasla/design-system/locale/language.ts'
import { placesOf, sections, type PlaceId } from '../places.ts'
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

/** How many items await somebody at a place. */
export function awaitingAt(
  id: PlaceId,
  { open, waiting, held, looks, cases, rewards, openWithdrawals, proposals, settingChanges }: Queues & FinanceQueues,
): number {
  const counts: Partial<Record<PlaceId, number | null>> = {
    waitingList: waiting,
    reviews: open,
    results: held,
    secondLooks: looks,
    networkCases: cases,
    rewardCases: rewards,
    withdrawals: openWithdrawals,
    adjustments: proposals,
    settingChanges,
  }
  return counts[id] ?? 0
}

/** Places whose count is no case that somebody has to decide: people in line are not overdue. */
const noCases: readonly PlaceId[] = ['waitingList']

/** How many cases await somebody of this role, all together: what the menu button says on a phone. */
export const casesAwaiting = (role: AdminRole, queues: Queues & FinanceQueues): number =>
  placesOf(role, false)
    .filter(({ id }) => !noCases.includes(id))
    .reduce((sum, { id }) => sum + awaitingAt(id, queues), 0)

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

/** The rail beside the page, without the own account, which has a menu in the bar. */
export const menuSections = (facts: MenuFacts): SideMenuSection[] =>
  sections
    .filter((section) => section !== 'you')
    .map((section) => ({ id: section, items: entriesOf(section, facts) }))
    .filter(({ items }) => items.length > 0)

/** The menu of the own account. */
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

/** The whole menu, behind one button on phones. */
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
