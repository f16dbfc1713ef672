import type { Box } from '../pixels.ts'

/** A change is shown with its surroundings, and never larger than a reader can place it in. */
const margin = 48
const least = { width: 360, height: 220 }

const along = (at: number, length: number, whole: number, smallest: number) => {
  const taken = Math.min(whole, Math.max(smallest, length + 2 * margin))
  const start = Math.round(at + length / 2 - taken / 2)
  return [Math.max(0, Math.min(whole - taken, start)), taken] as const
}

/** The part of a picture that is shown of a change: its box with what stands around it. */
export function cropOf(box: Box, picture: { width: number; height: number }): Box {
  const [x, width] = along(box.x, box.width, picture.width, least.width)
  const [y, height] = along(box.y, box.height, picture.height, least.height)
  return { x, y, width, height }
}

/**
 * How far to scroll so that a part is seen: in the middle where it fits, else from where its readers begin. A page in Arabic begins at
 * its right edge, in a report that is read from the left.
 */
export function scrolledTo(at: number, length: number, room: number, beginsAtEnd: boolean): number {
  if (length <= room) return at - (room - length) / 2
  return beginsAtEnd ? at + length - room : at
}
