import { useLayoutEffect, type RefObject } from 'react'

/**
 * Gives the panel the id that the open tab names. The library keeps a panel's first id for its life; another panel for each tab would
 * throw away what stands in it, such as a form that all tabs share.
 */
export function usePanelId(row: RefObject<HTMLElement | null>, panelRef: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const id = row.current?.querySelector('[aria-selected="true"]')?.getAttribute('aria-controls')
    if (id) panelRef.current?.setAttribute('id', id)
  })
}
