import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Id of the page's main element, which the shell patterns set. */
const mainId = 'main'

/**
 * Moves the focus to the content of a new page, as after a full load. Does not move the focus on the first page, except after a change of
 * identity. Does not move it if only the query changes, because dialogs and filters manage their own focus.
 */
export function useFocusOnNavigation({ isArriving = false }: { isArriving?: boolean } = {}) {
  const { pathname } = useLocation()
  const shown = useRef(isArriving ? null : pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById(mainId)?.focus({ preventScroll: true })
  }, [pathname])
}
