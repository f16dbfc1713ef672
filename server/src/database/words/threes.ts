/** Letters in a row that the indexes of both engines are made of; what is shorter is looked for row by row. */
const inARow = 3

/** Whether an index looks for a word. */
export const isIndexed = (word: string): boolean => [...word].length >= inARow

/** Three letters in a row of a word that an index looks for, so many that each letter is in one of them. */
export function threes(word: string): string[] {
  const letters = [...word]
  const starts = Array.from({ length: Math.ceil(letters.length / inARow) }, (_, at) => Math.min(at * inARow, letters.length - inARow))
  return starts.map((at) => letters.slice(at, at + inARow).join(''))
}
