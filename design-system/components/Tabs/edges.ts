/** What of a row lies out of sight, towards the start and towards the end of the reading. */
export type Hidden = { start: boolean; end: boolean }

type Scrolled = { scrollLeft: number; scrollWidth: number; clientWidth: number }

/** Half a pixel is rounding, not something to be seen. */
const least = 1

/** Browsers count from 0 at the start of the reading: upwards left to right, downwards right to left. */
export function hiddenEdges({ scrollLeft, scrollWidth, clientWidth }: Scrolled): Hidden {
  const passed = Math.abs(scrollLeft)
  return { start: passed > least, end: scrollWidth - clientWidth - passed > least }
}

type Span = { left: number; right: number }

/** How far to scroll, in the browser's own direction, so that `part` stands in `frame` with `room` beside it; 0 where it does. */
export function intoSight(part: Span, frame: Span, room: number): number {
  if (part.left < frame.left + room) return part.left - frame.left - room
  if (part.right > frame.right - room) return part.right - frame.right + room
  return 0
}
