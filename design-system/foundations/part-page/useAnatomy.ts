import { useLayoutEffect, useState, type RefObject } from 'react'
import { isPartName } from '../status.ts'
import { partsIn, type FoundPart } from './parts-in.ts'
import type { Box } from './pins.ts'

/**
 * What is drawn in a picture: the element around all parts, the parts, their boxes from the edge where reading begins, and the size of the
 * picture.
 */
export type Drawn = { root: Element | null; parts: readonly FoundPart[]; boxes: readonly Box[]; width: number; height: number }

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most)

function measured(picture: HTMLElement, component: string): Drawn {
  const around = picture.getBoundingClientRect()
  const isRtl = getComputedStyle(picture).direction === 'rtl'
  const frame = picture.querySelector('iframe')
  const root = frame ? (frame.contentDocument?.documentElement ?? null) : picture
  /* Boxes in a frame are measured from the frame's own corner. */
  const { left: shift = 0, top: drop = 0 } = frame?.getBoundingClientRect() ?? {}
  const parts = root ? partsIn(root, component, isPartName) : []
  const boxes = parts.map(({ element }): Box => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const start = isRtl ? around.right - right - shift : left + shift - around.left
    return {
      start: within(start, around.width),
      end: within(start + right - left, around.width),
      top: within(top + drop - around.top, around.height),
      bottom: within(bottom + drop - around.top, around.height),
    }
  })
  return { root, parts, boxes, width: around.width, height: around.height }
}

const same = (a: Drawn | null, b: Drawn) =>
  a !== null &&
  a.root === b.root &&
  JSON.stringify([a.boxes, a.width, a.height]) === JSON.stringify([b.boxes, b.width, b.height]) &&
  a.parts.length === b.parts.length &&
  a.parts.every(({ name, element }, at) => b.parts[at]?.name === name && b.parts[at]?.element === element)

/** After these events the content of a page may have another size or place. */
const moving = ['load', 'transitionend', 'animationend']

/** Calls `measure` whenever a picture changes, also inside its frame. Returns a function that ends this. */
function watch(picture: HTMLElement, measure: () => void): () => void {
  const end = new AbortController()
  const { signal } = end
  const entered = new WeakSet<Element>()
  const sizes = new ResizeObserver(measure)
  const content = new MutationObserver(() => {
    enterFrame()
    measure()
  })
  const follow = (root: Element) => {
    content.observe(root, { childList: true, subtree: true, characterData: true })
    for (const event of moving) root.addEventListener(event, measure, { signal, capture: true })
    void root.ownerDocument.fonts.ready.then(measure)
    measure()
  }
  const enterFrame = () => {
    const frame = picture.querySelector('iframe')
    if (!frame || entered.has(frame)) return
    entered.add(frame)
    const enter = () => {
      const root = frame.contentDocument?.documentElement
      if (root) follow(root)
    }
    frame.addEventListener('load', enter, { signal })
    enter()
  }
  sizes.observe(picture)
  follow(picture)
  enterFrame()
  return () => {
    end.abort()
    sizes.disconnect()
    content.disconnect()
  }
}

/** Measures the parts of a picture again whenever the picture changes; null before the first time. A picture may be a frame. */
export function useAnatomy(picture: RefObject<HTMLElement | null>, component: string): Drawn | null {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  useLayoutEffect(() => {
    const element = picture.current
    if (!element) return
    return watch(element, () =>
      setDrawn((before) => {
        const now = measured(element, component)
        return same(before, now) ? before : now
      }),
    )
  }, [picture, component])
  return drawn
}
