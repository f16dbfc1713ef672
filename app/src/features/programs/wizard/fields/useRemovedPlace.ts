import { useEffect, useRef, type RefObject } from 'react'

/** Returns the element of an entry that takes the focus: its menu button, or its first field if it has no menu. */
const targetIn = (entry: Element | undefined) =>
  entry?.querySelector<HTMLElement>('button[aria-haspopup]') ?? entry?.querySelector<HTMLElement>('input:not([type="hidden"])')

/**
 * Returns a function to call before an entry is removed through its own menu. After the removal, the entry at the same position gets the
 * focus, or the last entry. If the focus moved earlier, the closing menu would take it back and then disappear with the entry.
 */
export function useRemovedPlace(list: RefObject<HTMLElement | null>): (place: number) => void {
  const removed = useRef<number | null>(null)
  useEffect(() => {
    if (removed.current === null) return
    const entries = [...(list.current?.children ?? [])]
    const entry = entries[Math.min(removed.current, entries.length - 1)]
    removed.current = null
    targetIn(entry)?.focus()
  })
  return (place) => {
    removed.current = place
  }
}
