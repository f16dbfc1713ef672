import { useRef, useState, type ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { usePanelId } from './usePanelId.ts'
import { useScrolledRow } from './useScrolledRow.ts'
import * as styles from './Tabs.css.ts'

export type TabItem = {
  id: string
  label: ReactNode
  /** Address: the tab is then a link, and the route decides which is open. */
  href?: string
  /** A count or badge after the label. */
  meta?: ReactNode
  isDisabled?: boolean
}

export type TabsProps = {
  /** Names the tabs: “Group”. Read by screen readers, not shown. */
  label: string
  items: readonly TabItem[]
  /** The open tab; with addresses, the one of the route. Without it the first is open initially. */
  selected?: string
  onChange?: (id: string) => void
  /** The tabs are closer together, so that more of them fit into a row. */
  isClose?: boolean
  /** Content of the open tab; a function receives its id. With addresses: the route's outlet. */
  children: ReactNode | ((id: string) => ReactNode)
}

/**
 * Sections of which one is open. Without addresses arrow keys open at once; with them arrow keys move and Enter opens.
 * A row that is too long scrolls, fades at the edge that hides more, and keeps the open tab in sight.
 *
 * @selector [data-selected] [data-hovered] [data-focus-visible] [data-disabled] on a tab
 */
export function Tabs({ label, items, selected, onChange, isClose = false, children }: TabsProps) {
  const [own, setOwn] = useState(items[0]?.id)
  const open = selected ?? own
  const row = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const hidden = useScrolledRow(row, open)
  usePanelId(row, panel)
  const more = [hidden.start && 'start', hidden.end && 'end'].filter(Boolean).join(' ')
  const isNavigation = items.some(({ href }) => href !== undefined)

  return (
    <AriaTabs
      className={styles.tabs}
      {...(open !== undefined && { selectedKey: open })}
      onSelectionChange={(key) => {
        const chosen = items.find(({ id }) => id === key)
        if (!chosen || chosen.href !== undefined || chosen.id === open) return
        setOwn(chosen.id)
        onChange?.(chosen.id)
      }}
      keyboardActivation={isNavigation ? 'manual' : 'automatic'}
      data-component="Tabs"
    >
      <div className={styles.frame}>
        <TabList
          ref={row}
          aria-label={label}
          items={items}
          className={styles.list}
          data-close={isClose || undefined}
          data-more={more || undefined}
        >
          {(item) => (
            <Tab id={item.id} href={item.href} isDisabled={item.isDisabled} className={styles.tab} data-part="tab">
              <span className={styles.words}>{item.label}</span>
              {item.meta}
            </Tab>
          )}
        </TabList>
      </div>
      {open !== undefined && (
        <TabPanel ref={panel} id={open} className={styles.panel} data-part="panel">
          {typeof children === 'function' ? children(open) : children}
        </TabPanel>
      )}
    </AriaTabs>
  )
}
