/** Position and size of a slide in the row, in pixels. */
export type Piece = { start: number; size: number }

/** Returns the slide nearest to the start edge of the visible part; at the end of the row, the last slide. */
export function currentSlide(pieces: readonly Piece[], scrolled: number, sight: number, whole: number): number {
  if (pieces.length === 0) return 0
  if (whole > sight && scrolled >= whole - sight - 1) return pieces.length - 1
  const distances = pieces.map(({ start }) => Math.abs(start - scrolled))
  return distances.indexOf(Math.min(...distances))
}

/** Returns the next or previous slide, never past the ends. */
export const stepSlide = (current: number, by: 1 | -1, count: number): number => Math.min(Math.max(0, count - 1), Math.max(0, current + by))
