import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { isInBrowser } from '../Lazy/in-browser.ts'
import { frame, scroller } from './ScrollRegion.css.ts'

type ScrollRegionProps = {
  /** Accessible name of the region, which screen readers announce as scrollable. */
  label: string
  /** Limits the height to about twelve rows; the rest scrolls. */
  isLow?: boolean
  children: ReactNode
}

/**
 * Scrolls content that is wider than the page. The region is focusable only if its content is too wide; on a page that the server renders,
 * which knows no sizes, always if its height is limited.
 */
export function ScrollRegion({ label, isLow, children }: ScrollRegionProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [isWide, setWide] = useState(!isInBrowser && isLow === true)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setWide(element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    return () => observer.disconnect()
  }, [])
  return (
    <div className={frame}>
      <div
        ref={ref}
        className={scroller({ isLow })}
        {...(isWide && { role: 'region', 'aria-label': label, tabIndex: 0 })}
        data-part="scroller"
      >
        {children}
      </div>
    </div>
  )
}
