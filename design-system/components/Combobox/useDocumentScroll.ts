import { useLayoutEffect, useRef, type RefObject } from 'react'

const isWholePage = ({ target }: Event) => target instanceof Document

/** Returns a ref that is true while a scroll event of the page itself is handled, as opposed to an event of a scrolling box. */
export function useDocumentScroll(): RefObject<boolean> {
  const isScrolling = useRef(false)
  /* A layout effect, so that this listener is registered and called before the listener that closes overlays on scroll. */
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
