/** Beyond so many letters a label is cut rather than its neighbours left out. */
const mostLetters = 14

/** How many labels of this many letters fit side by side on so many pixels, at least one. */
export const labelsThatFit = (room: number, letters: number, letterWidth = 7.5, gap = 14): number =>
  Math.max(1, Math.floor(room / (Math.min(letters, mostLetters) * letterWidth + gap)))

/** Letters of the widest line when words are put on at most so many lines, broken between words only. */
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

/** Places of the labels that stay when only `most` fit: evenly spaced, the first always among them. */
export function thin(count: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(count / Math.max(1, most)))
  return Array.from({ length: Math.ceil(count / step) }, (_, at) => at * step)
}

/** So near to an edge a label leans inwards. */
const edge = 0.12

/** How much of a label lies before its point `at` (0..1): half of it, less near the beginning, more near the end. */
export const lean = (at: number): number => (at < edge ? at / edge / 2 : at > 1 - edge ? 1 - (1 - at) / edge / 2 : 0.5)

/** The shortest way between two neighbours among these points, and the whole where there is one alone. */
export const nearest = (points: readonly number[]): number =>
  points.reduce((least, point, at) => Math.min(least, at === 0 ? 1 : point - (points[at - 1] ?? 0)), 1)

/**
 * The widest a label at this point may be, as a share of the whole, so that it stays inside and clear of its neighbours, who are at
 * least so far `apart`: to either side it takes half the way at most.
 */
export const labelRoom = (at: number, apart: number): number => {
  const before = lean(at)
  const [start, end] = [before > 0 ? at / before : 1, before < 1 ? (1 - at) / (1 - before) : 1]
  return Math.min(apart / 2 / Math.max(before, 1 - before), start, end)
}
