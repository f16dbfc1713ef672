/** Whether a row is cut off at its start and at its end, in reading direction. */
export type Hidden = { start: boolean; end: boolean }

type Scrolled = { scrollLeft: number; scrollWidth: number; clientWidth: number }

/** Smallest difference that counts, in pixels. Smaller differences come from rounding. */
const least = 1

/**
 * Returns which edges hide something. `scrollLeft` is 0 at the start of the reading direction; it is positive in left-to-right rows and
 * negative in right-to-left rows.
 */
export function hiddenEdges({ scrollLeft, scrollWidth, clientWidth }: Scrolled): Hidden {
  const passed = Math.abs(scrollLeft)
  return { start: passed > least, end: scrollWidth - clientWidth - passed > least }
}

type Span = { left: number; right: number }

/** Returns the change of `scrollLeft` that puts `part` inside `frame`, with `room` pixels beside it; 0 if it already has that position. */
export function intoSight(part: Span, frame: Span, room: number): number {
  if (part.left < frame.left + room) return part.left - frame.left - room
  if (part.right > frame.right - room) return part.right - frame.right + room
  return 0
}
