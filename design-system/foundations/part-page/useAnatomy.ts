import { useLayoutEffect, useState, type RefObject } from 'react'
import { isPartName } from '../status.ts'
import { partsIn, type FoundPart } from './parts-in.ts'
import type { Box } from './pins.ts'

/** What is drawn in a picture: its parts, their boxes from the edge where reading begins, and the size of the picture. */
export type Drawn = { picture: HTMLElement; parts: readonly FoundPart[]; boxes: readonly Box[]; width: number; height: number }

function measured(picture: HTMLElement, component: string): Drawn {
  const around = picture.getBoundingClientRect()
  const isRtl = getComputedStyle(picture).direction === 'rtl'
  const parts = partsIn(picture, component, isPartName)
  const boxes = parts.map(({ element }): Box => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const start = isRtl ? around.right - right : left - around.left
    return { start, end: start + right - left, top: top - around.top, bottom: bottom - around.top }
  })
  return { picture, parts, boxes, width: around.width, height: around.height }
}

const same = (a: Drawn | null, b: Drawn) =>
  a !== null &&
  JSON.stringify([a.boxes, a.width, a.height]) === JSON.stringify([b.boxes, b.width, b.height]) &&
  a.parts.length === b.parts.length &&
  a.parts.every(({ name, element }, at) => b.parts[at]?.name === name && b.parts[at]?.element === element)

/** Measures the parts of a picture again whenever the picture changes; null before the first time. */
export function useAnatomy(picture: RefObject<HTMLElement | null>, component: string): Drawn | null {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  useLayoutEffect(() => {
    const element = picture.current
    if (!element) return
    const measure = () =>
      setDrawn((before) => {
        const now = measured(element, component)
        return same(before, now) ? before : now
      })
    const sizes = new ResizeObserver(measure)
    const content = new MutationObserver(measure)
    sizes.observe(element)
    content.observe(element, { childList: true, subtree: true, characterData: true })
    void document.fonts.ready.then(measure)
    measure()
    return () => {
      sizes.disconnect()
      content.disconnect()
    }
  }, [picture, component])
  return drawn
}
