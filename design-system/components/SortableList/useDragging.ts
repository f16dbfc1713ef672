import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import { placeOf, wayOf, type Row } from './sorting.ts'

type Drag = { id: string; from: number; to: number; shift: number; rows: readonly Row[] }

/** Dragging near the edge of the window scrolls the page: distance from the edge in px, and maximum scroll in px per frame. */
const edge = { from: 72, most: 14 }

const rowsIn = (list: HTMLElement): Row[] =>
  [...list.children].map((row) => {
    const { top, height } = row.getBoundingClientRect()
    return { top: top + window.scrollY, height }
  })

/** Drags an entry by its handle; Escape cancels. `onDrop` gets the position where it is dropped. */
export function useDragging(list: RefObject<HTMLElement | null>, ids: readonly string[], onDrop: (id: string, place: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const pointer = useRef({ id: -1, start: 0, now: 0 })
  const live = useRef<Drag | null>(null)
  const drop = useRef(onDrop)
  useEffect(() => {
    drop.current = onDrop
  })

  const isDragging = drag !== null
  useEffect(() => {
    if (!isDragging) return
    const show = (next: Drag | null) => {
      live.current = next
      setDrag(next)
    }
    const follow = () => {
      const { start, now } = pointer.current
      const held = live.current
      if (!held) return
      const shift = now + window.scrollY - start
      if (shift !== held.shift) show({ ...held, shift, to: placeOf(held.rows, held.from, shift) })
    }
    const move = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pointer.current.id) return
      pointer.current.now = event.clientY
      follow()
    }
    const end = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pointer.current.id) return
      const held = live.current
      show(null)
      if (held && event.type === 'pointerup') drop.current(held.id, held.to)
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') show(null)
    }
    let frame = requestAnimationFrame(function along() {
      const { now } = pointer.current
      const beyond = Math.max(0, now - (window.innerHeight - edge.from)) - Math.max(0, edge.from - now)
      if (beyond !== 0) {
        window.scrollBy({ top: (beyond / edge.from) * edge.most, behavior: 'instant' })
        follow()
      }
      frame = requestAnimationFrame(along)
    })
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
    window.addEventListener('keydown', escape)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
      window.removeEventListener('keydown', escape)
    }
  }, [isDragging])

  return {
    isDragging,
    isDragged: (id: string) => drag?.id === id,
    /** Returns by how many px the entry at a position is shifted; null while nothing is dragged. */
    offsetOf: (place: number) => drag && (place === drag.from ? drag.shift : wayOf(drag.rows, place, drag.from, drag.to)),
    /** Starts dragging an entry. Handles a pointer press on the handle of the entry. */
    begin(event: PointerEvent<HTMLElement>, id: string) {
      if (event.button !== 0 || !event.isPrimary || !list.current) return
      // Prevents text selection while dragging. This also prevents the focus, so the handle is focused here.
      event.preventDefault()
      event.currentTarget.focus({ preventScroll: true })
      pointer.current = { id: event.pointerId, start: event.clientY + window.scrollY, now: event.clientY }
      const from = ids.indexOf(id)
      live.current = { id, from, to: from, shift: 0, rows: rowsIn(list.current) }
      setDrag(live.current)
    },
  }
}
