import { useLayoutEffect, useState, type RefObject } from 'react'
import { hiddenEdges, intoSight, type Hidden } from './edges.ts'

/** Visible space beside the current tab, in pixels, so that its neighbour can be seen. */
const neighbour = 40

/** Keeps the current element of a horizontally scrolling row visible, and returns which edges hide something. */
export function useScrolledRow(row: RefObject<HTMLElement | null>, current = ''): Hidden {
  const [hidden, setHidden] = useState<Hidden>({ start: false, end: false })

  useLayoutEffect(() => {
    const element = row.current
    if (!element) return
    const look = () => {
      const next = hiddenEdges(element)
      setHidden((before) => (before.start === next.start && before.end === next.end ? before : next))
    }
    const arrange = () => {
      const part = element.querySelector(`[data-key="${CSS.escape(current)}"]`)
      if (part) element.scrollBy({ left: intoSight(part.getBoundingClientRect(), element.getBoundingClientRect(), neighbour) })
      look()
    }
    // A number or a font that is loaded later makes its tab wider, and moves the tabs after it.
    const sizes = new ResizeObserver(arrange)
    const watch = () => {
      sizes.observe(element)
      for (const part of element.querySelectorAll('[data-key]')) sizes.observe(part)
    }
    arrange()
    watch()
    element.addEventListener('scroll', look, { passive: true })
    const parts = new MutationObserver(() => {
      watch()
      arrange()
    })
    parts.observe(element, { childList: true, subtree: true })
    return () => {
      element.removeEventListener('scroll', look)
      sizes.disconnect()
      parts.disconnect()
    }
  }, [row, current])

  return hidden
}
