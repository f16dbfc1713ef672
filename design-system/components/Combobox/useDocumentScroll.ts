import { useLayoutEffect, useRef, type RefObject } from 'react'

const isWholePage = ({ target }: Event) => target instanceof Document

/** True while listeners are called for a scroll of the page itself, and not of a box within it. */
export function useDocumentScroll(): RefObject<boolean> {
  const isScrolling = useRef(false)
  /* A layout effect, so that this listener is registered, and called, before the one that closes overlays on scrolling. */
  useLayoutEffect(() => {
    const begin = (event: Event) => {
      isScrolling.current = isWholePage(event)
    }
    const end = () => {
      isScrolling.current = false
    }
    window.addEventListener('scroll', begin, { capture: true })
    window.addEventListener('scroll', end)
    return () => {
      window.removeEventListener('scroll', begin, { capture: true })
      window.removeEventListener('scroll', end)
    }
  }, [])
  return isScrolling
}
