import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { keyMove } from './reading.ts'

type Reading = {
  count: number
  /** Whether left and right are swapped, as for categories in a right-to-left language. */
  isMirrored: boolean
  /** Returns the point at this share (0..1) of the drawing's width, from its left edge; -1 for none. */
  at: (share: number) => number
}

/** Tracks which point of a chart is read by pointer, touch or keyboard. Only points reached by keyboard are announced. */
export function useReading({ count, isMirrored, at }: Reading) {
  const [reading, setReading] = useState<{ point: number; isSpoken: boolean } | null>(null)
  const known = reading && reading.point < count ? reading : null
  const point = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const found = at(box.width === 0 ? 0 : (event.clientX - box.left) / box.width)
    setReading(found < 0 ? null : { point: found, isSpoken: false })
  }
  return {
    active: known?.point ?? null,
    spoken: known?.isSpoken ? known.point : null,
    /** Handlers for the element that has the focus. */
    keys: {
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const next = keyMove(event.key, known?.point ?? null, count, isMirrored)
        if (next === undefined) return
        event.preventDefault()
        if (event.key === 'Escape') event.stopPropagation()
        setReading(next === null ? null : { point: next, isSpoken: true })
      },
      onBlur: () => setReading(null),
    },
    /** Handlers for the drawing. */
    pointer: {
      onPointerMove: point,
      onPointerDown: point,
      onPointerLeave: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === 'mouse') setReading(null)
      },
    },
  }
}
