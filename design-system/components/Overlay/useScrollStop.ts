import { useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

/**
 * Makes a scrolling area without focusable content focusable: otherwise the keyboard could not scroll it. Returns the `tabIndex` of the
 * area.
 */
export function useScrollStop(area: RefObject<HTMLElement | null>): 0 | undefined {
  const [needsStop, setNeedsStop] = useState(false)
  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    const measure = () => {
      const scrolls = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth
      setNeedsStop(scrolls && !element.querySelector(focusable))
    }
    measure()
    // A panel gets its height only after it is placed.
    // Updated synchronously, so that no frame shows a scrolling area that the keyboard cannot reach.
    const observer = new ResizeObserver(() => flushSync(measure))
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [area])
  return needsStop ? 0 : undefined
}
