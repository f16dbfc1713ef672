import { useEffect, useRef, type RefObject } from 'react'
import { useUrlDialog } from '#shell/useUrlDialog.ts'

/** Returns the last button of each entry, which removes the entry. */
const removersIn = (list: HTMLElement) => [...list.children].flatMap((entry) => [...entry.querySelectorAll('button')].at(-1) ?? [])

/**
 * Removes an entry of a list after confirmation in a dialog. The focus then moves to the next entry, or to the last entry if there is no
 * next one. If the list is empty, the focus moves to `otherwise`, the button that adds an entry.
 */
export function useRemoval<T extends { id: string }>(
  name: string,
  items: readonly T[],
  list: RefObject<HTMLElement | null>,
  otherwise: RefObject<HTMLElement | null>,
) {
  const dialog = useUrlDialog(name)
  const { isOpen } = dialog
  const place = useRef(0)
  const removed = useRef<string | null>(null)
  const at = items.findIndex(({ id }) => id === dialog.value)

  useEffect(() => {
    if (at >= 0) place.current = at
  }, [at])

  useEffect(() => {
    /* Waits until the entry has left the list and the dialog is closed, in either order. A focus that is set earlier would be lost. */
    if (isOpen || removed.current === null || items.some(({ id }) => id === removed.current)) return
    removed.current = null
    const removers = list.current ? removersIn(list.current) : []
    const next = removers[Math.min(place.current, removers.length - 1)] ?? otherwise.current
    next?.focus()
  }, [isOpen, items, list, otherwise])

  return {
    /** The entry that the dialog asks about. */
    chosen: items[at],
    isAsking: isOpen && at >= 0,
    ask: (id: string) => dialog.openWith(id),
    close: dialog.close,
    /** Call it after the action has succeeded and before the dialog closes. */
    done: () => {
      removed.current = dialog.value
    },
  }
}

export type Removal<T extends { id: string }> = ReturnType<typeof useRemoval<T>>
