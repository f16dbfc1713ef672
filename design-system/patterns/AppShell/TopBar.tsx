import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { FormattedMessage, useIntl } from 'react-intl'
import { CountBadge } from '../../components/CountBadge/CountBadge.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { curve } from '../../components/Kashida/stroke.ts'
import { Menu } from '../../components/Menu/Menu.tsx'
import type { MenuSectionItems } from '../../components/Menu/menu-items.ts'
import { logoSlot } from './logoSlot.css.ts'
import * as styles from './TopBar.css.ts'

type NavItem = {
  id: string
  label: string
  href: string
  /** Marks the current place. */
  isCurrent?: boolean
  /** Shows the place but does not open it, because the place is not available to this person, or not yet. */
  isDisabled?: boolean
  /** Announces that the place comes later. It can be focused and is not a link. */
  isSoon?: boolean
  /** Shows the place while its state is unknown; a press does nothing. */
  isLoading?: boolean
}

/** A place that comes later. It can be focused, is announced as such, and does nothing (T-07). */
type SoonItem = { id: string; label: string }

export type TopBarProps = {
  /** The logo as a link home. */
  logo: ReactNode
  nav?: readonly NavItem[]
  soon?: readonly SoonItem[]
  /** Search field, from 768 px. */
  search?: ReactNode
  /** Search on phones: an icon button. */
  searchButton?: ReactNode
  /** Content visible at every width, such as the bell. */
  end?: ReactNode
  /** Content at the end from 768 px, such as the account menu. */
  account?: ReactNode
  /** Sections of the menu on phones, in order (T-08). Without sections there is no menu button. */
  menu?: readonly MenuSectionItems[]
  /** Number on the menu button on phones. The label is the button's name and includes the number. */
  menuCount?: { readonly count: number; readonly label: string }
}

/**
 * One bar with two layouts. From 768 px it has places and search. On narrower screens it has the logo, urgent items, and a menu for
 * everything else.
 */
export function TopBar({ logo, nav = [], soon = [], search, searchButton, end, account, menu = [], menuCount }: TopBarProps) {
  const intl = useIntl()
  return (
    <header className={styles.bar} data-component="TopBar">
      <div className={styles.inner}>
        <div className={logoSlot} data-part="logo">
          {logo}
        </div>
        {nav.length > 0 && (
          <nav className={styles.nav} data-part="places" aria-label={intl.formatMessage({ id: 'ds.appShell.nav' })}>
            {nav.map((item) => (item.isSoon ? <SoonPlace key={item.id} label={item.label} /> : <Place key={item.id} {...item} />))}
          </nav>
        )}
        <div className={styles.end} data-part="end">
          {search && <div className={styles.search}>{search}</div>}
          {soon.map(({ id, label }) => (
            <SoonPlace key={id} label={label} isAside />
          ))}
          {searchButton && <div className={styles.onPhones}>{searchButton}</div>}
          {end}
          {account && <div className={styles.fromDesktop}>{account}</div>}
          {menu.length > 0 && (
            <div className={menuCount && menuCount.count > 0 ? `${styles.onPhones} ${styles.counted}` : styles.onPhones}>
              <Menu
                trigger={
                  <IconButton
                    icon="menu"
                    label={menuCount && menuCount.count > 0 ? menuCount.label : intl.formatMessage({ id: 'ds.appShell.menu' })}
                    badge={menuCount && menuCount.count > 0 ? <CountBadge count={menuCount.count} /> : undefined}
                  />
                }
                sections={menu}
              />
            </div>
          )}
        </div>
      </div>
    </header>
  )
}

function Place({ label, href, isCurrent = false, isDisabled = false, isLoading = false }: NavItem) {
  const intl = useIntl()
  return (
    <Link
      className={`${styles.place} ${isLoading ? styles.undecided : ''}`}
      href={isDisabled || isLoading ? undefined : href}
      isDisabled={isDisabled || isLoading}
      aria-busy={isLoading || undefined}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={isDisabled ? intl.formatMessage({ id: 'ds.appShell.unavailable' }, { name: label }) : undefined}
    >
      {label}
      {isCurrent && (
        <svg className={styles.mark} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <path d={curve(6)} vectorEffect="non-scaling-stroke" />
        </svg>
      )}
    </Link>
  )
}

/** A place that comes later. Its accessible name is the visible text. `isAside` places it beside the search. */
const SoonPlace = ({ label, isAside = false }: Pick<NavItem, 'label'> & { isAside?: boolean }) => (
  <button type="button" className={isAside ? styles.soonAside : styles.soonPlace} aria-disabled="true">
    {label}{' '}
    <span className={styles.soonPlaceWord}>
      {/* The bar has space for one word only. Screen readers get the whole text. */}
      <FormattedMessage id="ds.appShell.soonShort" />
    </span>
  </button>
)
