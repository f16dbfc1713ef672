/** Number of letters in an indexed piece, on both engines. Shorter words are searched row by row. */
const inARow = 3

/** Returns whether a word is long enough for the index. */
export const isIndexed = (word: string): boolean => [...word].length >= inARow

/** Returns pieces of three letters of an indexed word, so that each letter is in at least one piece. */
export function threes(word: string): string[] {
  const letters = [...word]
  const starts = Array.from({ length: Math.ceil(letters.length / inARow) }, (_, at) => Math.min(at * inARow, letters.length - inARow))
  return starts.map((at) => letters.slice(at, at + inARow).join(''))
}
