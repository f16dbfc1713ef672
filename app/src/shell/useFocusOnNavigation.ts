import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** The page's own part, by the id the shell patterns give it. */
export const mainId = 'main'

/**
 * After a change of page the keyboard and the screen reader start at the new page's content, as they would after a full load.
 * The first page is left alone, unless one arrives at it as somebody else, and so is a change of the query: a dialog or a filter manages its own focus.
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
