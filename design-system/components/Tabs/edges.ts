/** Whether a row is cut off at its start and at its end, in reading direction. */
export type Hidden = { start: boolean; end: boolean }

type Scrolled = { scrollLeft: number; scrollWidth: number; clientWidth: number }

/** Half a pixel is a rounding difference. */
const least = 1

/** `scrollLeft` is 0 at the start of the reading direction; it grows from left to right and is negative from right to left. */
export function hiddenEdges({ scrollLeft, scrollWidth, clientWidth }: Scrolled): Hidden {
  const passed = Math.abs(scrollLeft)
  return { start: passed > least, end: scrollWidth - clientWidth - passed > least }
}

type Span = { left: number; right: number }

/** How far to scroll, as a change of `scrollLeft`, so that `part` is inside `frame` with `room` beside it; 0 where it already is. */
export function intoSight(part: Span, frame: Span, room: number): number {
  if (part.left < frame.left + room) return part.left - frame.left - room
  if (part.right > frame.right - room) return part.right - frame.right + room
  return 0
}
