import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-aria-components/Link'
import * as styles from './Tabs.css.ts'

export type TabItem = {
  id: string
  label: ReactNode
  /** Address, which makes the tab a link; the route then decides which tab is open. */
  href?: string
  /** Count or badge after the label. */
  meta?: ReactNode
  isDisabled?: boolean
}

type TabProps = {
  item: TabItem
  /** Id of the tab's element. The panel is named by this element. */
  id: string
  panelId: string
  isOpen: boolean
  /** Whether the Tab key stops at this tab: at one of a row, and at each tab of a page on which no script moves the focus. */
  isStop: boolean
  onPress: () => void
}

/** One tab of a row. React Aria's link handles presses and routes, with and without an address. */
export function Tab({ item, id, panelId, isOpen, isStop, onPress }: TabProps) {
  const asTab: LinkProps['render'] = (dom) => {
    const tab = {
      role: 'tab',
      'aria-selected': isOpen,
      'aria-controls': isOpen ? panelId : undefined,
      tabIndex: item.isDisabled ? undefined : isStop ? 0 : -1,
    }
    return 'href' in dom ? (
      <a {...dom} {...tab}>
        {dom.children}
      </a>
    ) : (
      <span {...dom} {...tab} />
    )
  }
  return (
    <Link
      id={id}
      href={item.href}
      isDisabled={item.isDisabled}
      onPress={onPress}
      className={styles.tab}
      render={asTab}
      data-key={item.id}
      data-selected={isOpen || undefined}
      data-part="tab"
    >
      <span className={styles.words}>{item.label}</span>
      {item.meta}
    </Link>
  )
}
