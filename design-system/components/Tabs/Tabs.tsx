import { useRef, useState, type ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { useScrolledRow } from './useScrolledRow.ts'
import * as styles from './Tabs.css.ts'

export type TabItem = {
  id: string
  label: ReactNode
  /** Its address: the tab is a link then, and the route chooses. */
  href?: string
  /** A count or badge after the words. */
  meta?: ReactNode
  isDisabled?: boolean
}

export type TabsProps = {
  /** What the parts are parts of: “Group”. Heard, not shown. */
  label: string
  items: readonly TabItem[]
  /** The open part; with addresses, the one of the route. Without it the first is open at the beginning. */
  selected?: string
  onChange?: (id: string) => void
  /** The words stand closer together, so that more of them fit into a row. */
  isClose?: boolean
  /** What the open part holds; a function is given its id. With addresses: the route's outlet. */
  children: ReactNode | ((id: string) => ReactNode)
}

/**
 * Parts of one thing, of which one is open. Without addresses, arrows open at once; with them arrows move and Enter goes.
 * A row that is too long scrolls, fades at the edge that hides more, and keeps the open one in sight.
 *
 * @selector [data-selected] [data-hovered] [data-focus-visible] [data-disabled] on a tab
 */
export function Tabs({ label, items, selected, onChange, isClose = false, children }: TabsProps) {
  const [own, setOwn] = useState(items[0]?.id)
  const open = selected ?? own
  const row = useRef<HTMLDivElement>(null)
  const hidden = useScrolledRow(row, open)
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
        <TabPanel id={open} className={styles.panel} data-part="panel">
          {typeof children === 'function' ? children(open) : children}
        </TabPanel>
      )}
    </AriaTabs>
  )
}
