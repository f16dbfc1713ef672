import { useEffect, useRef, type RefObject } from 'react'

/** What of an entry gets the focus: its menu, or its first field where it is the last one there is. */
const targetIn = (entry: Element | undefined) =>
  entry?.querySelector<HTMLElement>('button[aria-haspopup]') ?? entry?.querySelector<HTMLElement>('input:not([type="hidden"])')

/**
 * Takes the place of an entry that its own menu removes: once it is gone, the focus goes to the entry that took its place, else to the last
 * one. Before that the menu would take the focus back, and lose it with the entry.
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
