/** Maximum number of letters in a label. Longer labels are cut, so that their neighbours need not be left out. */
const mostLetters = 14

/** Returns how many labels of `letters` letters fit side by side into `room` pixels; at least one. */
export const labelsThatFit = (room: number, letters: number, letterWidth = 7.5, gap = 14): number =>
  Math.max(1, Math.floor(room / (Math.min(letters, mostLetters) * letterWidth + gap)))

/** Returns the number of letters in the longest line, if a text is broken between words into at most `lines` lines. */
export function lettersInLines(words: string, lines: number): number {
  const lengths = words.split(/\s+/u).map((word) => word.length)
  const linesAt = (width: number) => {
    let [count, used] = [1, -1]
    for (const length of lengths) {
      const fits = used + 1 + length <= width
      if (!fits) count += 1
      used = fits ? used + 1 + length : length
    }
    return count
  }
  let width = Math.max(...lengths)
  while (linesAt(width) > lines) width += 1
  return width
}

/** Returns the indexes of the shown labels if only `most` fit: evenly spaced, always with the first. */
export function thin(count: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(count / Math.max(1, most)))
  return Array.from({ length: Math.ceil(count / step) }, (_, at) => at * step)
}

/** A label closer to an edge than this share of the width is shifted inwards, so that it is not cut off. */
const edge = 0.12

/** Returns the share of a label's width that is before its point `at` (0..1): half, less near the start, more near the end. */
export const lean = (at: number): number => (at < edge ? at / edge / 2 : at > 1 - edge ? 1 - (1 - at) / edge / 2 : 0.5)

/** Returns the shortest distance between two neighbouring points; 1 if there is only one. */
export const nearest = (points: readonly number[]): number =>
  points.reduce((least, point, at) => Math.min(least, at === 0 ? 1 : point - (points[at - 1] ?? 0)), 1)

/**
 * Returns the maximum width of a label at this point, as a share of the drawing. The label stays inside the drawing. Its neighbours are at
 * least `apart` away, so it takes at most half of `apart` on either side.
 */
export const labelRoom = (at: number, apart: number): number => {
  const before = lean(at)
  const [start, end] = [before > 0 ? at / before : 1, before < 1 ? (1 - at) / (1 - before) : 1]
  return Math.min(apart / 2 / Math.max(before, 1 - before), start, end)
}
