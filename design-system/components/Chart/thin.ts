/** Beyond so many letters a label is cut rather than its neighbours left out. */
const mostLetters = 14

/** How many labels of this many letters fit side by side on so many pixels, at least one. */
export const labelsThatFit = (room: number, letters: number, letterWidth = 7.5, gap = 14): number =>
  Math.max(1, Math.floor(room / (Math.min(letters, mostLetters) * letterWidth + gap)))

/** Places of the labels that stay when only `most` fit: evenly spaced, the first always among them. */
export function thin(count: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(count / Math.max(1, most)))
  return Array.from({ length: Math.ceil(count / step) }, (_, at) => at * step)
}

/** So near to an edge a label leans inwards. */
const edge = 0.12

/** How much of a label lies before its point `at` (0..1): half of it, less near the beginning, more near the end. */
export const lean = (at: number): number => (at < edge ? at / edge / 2 : at > 1 - edge ? 1 - (1 - at) / edge / 2 : 0.5)

/** The widest a label at this point may be, as a share of the whole, so that it stays inside and clear of `count - 1` others. */
export const labelRoom = (at: number, count: number): number => {
  const before = lean(at)
  const [start, end] = [before > 0 ? at / before : 1, before < 1 ? (1 - at) / (1 - before) : 1]
  return Math.min(1 / Math.max(1, count), start, end)
}
