import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { useLocale } from '../../locale/LocaleProvider.tsx'
import { useIsStatic } from '../Lazy/useIsStatic.ts'
import { Tab, type TabItem } from './Tab.tsx'
import { tabByKey } from './tab-keys.ts'
import { useScrolledRow } from './useScrolledRow.ts'
import { useTabbableChild } from './useTabbableChild.ts'
import * as styles from './Tabs.css.ts'

export type { TabItem } from './Tab.tsx'

export type TabsProps = {
  /** Accessible name of the tabs: “Group”. For screen readers only. */
  label: string
  items: readonly TabItem[]
  /** Id of the open tab; with addresses, the tab of the route. Without an id the first tab is open initially. */
  selected?: string
  onChange?: (id: string) => void
  /** Reduces the gaps, so that more tabs fit into a row. */
  isClose?: boolean
  /** Content of the open tab; a function receives its id. With addresses: the route's outlet. */
  children: ReactNode | ((id: string) => ReactNode)
}

/**
 * Sections of which one is open. Without addresses arrow keys open a tab immediately. With addresses arrow keys move the focus and Enter
 * opens the tab. A row that is too long scrolls, fades at the edge that hides more, and keeps the open tab visible.
 *
 * @selector [data-selected] [data-hovered] [data-focus-visible] [data-disabled] on a tab
 */
export function Tabs({ label, items, selected, onChange, isClose = false, children }: TabsProps) {
  const { direction } = useLocale()
  const id = useId()
  const [own, setOwn] = useState(items[0]?.id)
  const [focused, setFocused] = useState<string | null>(null)
  const open = selected ?? own
  const row = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const hidden = useScrolledRow(row, open)
  const isStatic = useIsStatic()
  const hasStop = useTabbableChild(panel)
  const more = [hidden.start && 'start', hidden.end && 'end'].filter(Boolean).join(' ')
  const reachable = items.filter(({ isDisabled }) => !isDisabled)
  const stop = reachable.find((item) => item.id === (focused ?? open)) ?? reachable[0]
  const tabId = (of: string) => `${id}tab-${of}`
  const panelId = `${id}panel`

  const choose = (item: TabItem) => {
    if (item.href !== undefined || item.id === open) return
    setOwn(item.id)
    onChange?.(item.id)
  }
  const move = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const ids = reachable.map((item) => item.id)
    const next = tabByKey(event.key, ids, stop?.id ?? '', direction)
    const item = reachable.find((each) => each.id === next)
    if (!item) return
    event.preventDefault()
    document.getElementById(tabId(item.id))?.focus()
    choose(item)
  }

  // Handlers for events of the tabs. The tabs take the focus; the row is not focusable.
  const moves = {
    onKeyDown: move,
    onFocus: ({ target }: FocusEvent) => setFocused(target.getAttribute('data-key')),
    onBlur: () => setFocused(null),
  }

  return (
    <div className={styles.tabs} data-component="Tabs">
      <div className={styles.frame}>
        <div
          ref={row}
          role="tablist"
          aria-label={label}
          aria-orientation="horizontal"
          className={styles.list}
          data-part="list"
          {...moves}
          data-close={isClose || undefined}
          data-more={more || undefined}
        >
          {items.map((item) => (
            <Tab
              key={item.id}
              item={item}
              id={tabId(item.id)}
              panelId={panelId}
              isOpen={item.id === open}
              isStop={isStatic || item === stop}
              onPress={() => choose(item)}
            />
          ))}
        </div>
      </div>
      {open !== undefined && (
        <div
          ref={panel}
          id={panelId}
          role="tabpanel"
          aria-labelledby={tabId(open)}
          tabIndex={hasStop || isStatic ? undefined : 0}
          className={styles.panel}
          data-part="panel"
        >
          {typeof children === 'function' ? children(open) : children}
        </div>
      )}
    </div>
  )
}
