import { useEffect, useRef, type RefObject } from 'react'

/** Returns the element of an entry that gets the focus: its menu button, or the first field of an entry without a menu. */
const targetIn = (entry: Element | undefined) =>
  entry?.querySelector<HTMLElement>('button[aria-haspopup]') ?? entry?.querySelector<HTMLElement>('input:not([type="hidden"])')

/**
 * Returns a function to call before an entry is removed from its own menu. After the removal, focuses the entry at the same position, else
 * the last one. Earlier, the closing menu would take the focus back and lose it with the entry.
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
