import { useLayoutEffect, useState, type RefObject } from 'react'

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

/**
 * A stop for the keyboard on a scrolling area that has none inside: without it, nobody could scroll it with arrow keys.
 * Gives the `tabIndex` for the area.
 */
export function useScrollStop(area: RefObject<HTMLElement | null>): 0 | undefined {
  const [needsStop, setNeedsStop] = useState(false)
  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    const measure = () => setNeedsStop(element.scrollHeight > element.clientHeight && !element.querySelector(focusable))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [area])
  return needsStop ? 0 : undefined
}
