import { useLayoutEffect, useRef, type RefObject } from 'react'

const isWholePage = ({ target }: Event) => target instanceof Document

/** Whether what runs now was caused by the whole page's scrolling, and not by that of a box within it. */
export function useDocumentScroll(): RefObject<boolean> {
  const isScrolling = useRef(false)
  /* A layout effect: the window tells those first who asked first, and what closes on scrolling asks in an effect. */
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
