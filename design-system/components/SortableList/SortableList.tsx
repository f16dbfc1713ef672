import { useId, useLayoutEffect, useRef, useState, type ReactNode, type Ref, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../../icons/Icon.tsx'
import { isolate } from '../../locale/isolate.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import type { MenuEntry } from '../Menu/menu-items.ts'
import * as styles from './SortableList.css.ts'
import { movedTo, placeByKey } from './sorting.ts'
import { useDragging } from './useDragging.ts'

/** The controls that move an entry: its handle, and menu entries for the same moves. */
export type Sorting = { readonly handle: ReactNode; readonly moves: readonly MenuEntry[] }

export type SortableListProps<T extends { readonly id: string }> = {
  items: readonly T[]
  /** Returns the name of an entry for announcements. */
  nameOf: (item: T) => string
  /** Called with all ids in the new order. Pass the items in that order immediately. */
  onReorder: (ids: readonly string[]) => void
  children: (item: T, sorting: Sorting) => ReactNode
  ref?: RefObject<HTMLUListElement | null>
}

/**
 * Entries that can be reordered. People drag an entry by its handle, press arrow keys on the handle, or use two menu entries. Each new
 * position is announced. A single entry cannot be moved.
 * @selector [data-dragging] on an entry that is held; :hover :focus-visible on its handle
 */
export function SortableList<T extends { readonly id: string }>({ items, nameOf, onReorder, children, ref }: SortableListProps<T>) {
  const intl = useIntl()
  const hint = useId()
  const own = useRef<HTMLUListElement>(null)
  const list = ref ?? own
  const [spoken, setSpoken] = useState('')
  /**
   * Entry whose handle must get the focus back: the handle loses the focus when its element moves in the page. Each move sets a new object.
   */
  const [refocused, setRefocused] = useState<{ id: string } | null>(null)
  const ids = items.map(({ id }) => id)

  const move = (id: string, to: number, keepsFocus: boolean) => {
    const next = movedTo(ids, id, to)
    const item = items.find((one) => one.id === id)
    if (next === ids || !item) return
    if (keepsFocus) setRefocused({ id })
    setSpoken(
      intl.formatMessage({ id: 'ds.sortableList.moved' }, { name: isolate(nameOf(item)), place: next.indexOf(id) + 1, count: next.length }),
    )
    onReorder(next)
  }
  const dragging = useDragging(list, ids, (id, place) => move(id, place, true))

  useLayoutEffect(() => {
    if (!refocused) return
    const entry = [...(list.current?.children ?? [])].find((each) => each.getAttribute('data-id') === refocused.id)
    entry?.querySelector<HTMLElement>('[data-part="handle"]')?.focus({ preventScroll: true })
  }, [refocused, list])

  const handleOf = (item: T, place: number) => (
    <button
      type="button"
      className={styles.handle}
      aria-label={intl.formatMessage({ id: 'ds.sortableList.handle' }, { name: isolate(nameOf(item)) })}
      aria-describedby={hint}
      onPointerDown={(event) => dragging.begin(event, item.id)}
      onKeyDown={(event) => {
        const to = placeByKey(event.key, place, items.length)
        if (to === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        move(item.id, to, true)
      }}
      data-part="handle"
    >
      <Icon name="grip" size="small" />
    </button>
  )
  const movesOf = (item: T, place: number): MenuEntry[] => [
    {
      id: 'move-up',
      icon: 'arrow-up',
      label: intl.formatMessage({ id: 'ds.sortableList.up' }),
      isDisabled: place === 0,
      onAction: () => move(item.id, place - 1, false),
    },
    {
      id: 'move-down',
      icon: 'arrow-down',
      label: intl.formatMessage({ id: 'ds.sortableList.down' }),
      isDisabled: place === items.length - 1,
      onAction: () => move(item.id, place + 1, false),
    },
  ]

  const canMove = items.length > 1
  return (
    <div data-component="SortableList">
      <ul ref={list as Ref<HTMLUListElement>} data-sorting={dragging.isDragging || undefined} className={styles.list}>
        {items.map((item, place) => {
          const offset = dragging.offsetOf(place)
          return (
            <li
              key={item.id}
              data-id={item.id}
              className={styles.entry}
              data-dragging={dragging.isDragged(item.id) || undefined}
              style={offset ? { transform: `translateY(${offset}px)` } : undefined}
            >
              {children(item, canMove ? { handle: handleOf(item, place), moves: movesOf(item, place) } : { handle: null, moves: [] })}
            </li>
          )
        })}
      </ul>
      <VisuallyHidden>
        <span id={hint}>{intl.formatMessage({ id: 'ds.sortableList.hint' })}</span>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </div>
  )
}
