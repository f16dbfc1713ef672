import type { Box } from '../pixels.ts'

/** Pixels around a change, and the least size of a crop, so that a reader can see where in the page it is. */
const margin = 48
const least = { width: 360, height: 220 }

const along = (at: number, length: number, whole: number, smallest: number) => {
  const taken = Math.min(whole, Math.max(smallest, length + 2 * margin))
  const start = Math.round(at + length / 2 - taken / 2)
  return [Math.max(0, Math.min(whole - taken, start)), taken] as const
}

/** Returns the part of a picture that is shown for a change: its box with the surroundings. */
export function cropOf(box: Box, picture: { width: number; height: number }): Box {
  const [x, width] = along(box.x, box.width, picture.width, least.width)
  const [y, height] = along(box.y, box.height, picture.height, least.height)
  return { x, y, width, height }
}

/**
 * Returns how far to scroll so that a part is visible: centred if it fits, else from the side at which its readers begin. An Arabic page
 * begins at its right edge, although the report itself is read from the left.
 */
export function scrolledTo(at: number, length: number, room: number, beginsAtEnd: boolean): number {
  if (length <= room) return at - (room - length) / 2
  return beginsAtEnd ? at + length - room : at
}
