/** Positions of the same thing in two lists. */
export type Pair = { base: number; here: number }

/** Returns the longest list of positions at which both lists have equal values in the same order. */
export function longestCommon(one: readonly string[], other: readonly string[]): Pair[] {
  const found: Pair[] = []
  let [start, oneEnd, otherEnd] = [0, one.length, other.length]
  while (start < oneEnd && start < otherEnd && one[start] === other[start]) found.push({ base: start, here: start++ })
  const tail: Pair[] = []
  while (oneEnd > start && otherEnd > start && one[oneEnd - 1] === other[otherEnd - 1]) tail.unshift({ base: --oneEnd, here: --otherEnd })
  const [rows, columns] = [oneEnd - start, otherEnd - start]
  const length = Array.from({ length: rows + 1 }, () => new Uint16Array(columns + 1))
  const at = (row: number, column: number) => length[row]?.[column] ?? 0
  for (let row = rows - 1; row >= 0; row--)
    for (let column = columns - 1; column >= 0; column--) {
      const isSame = one[start + row] === other[start + column]
      const best = isSame ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
      length[row]?.fill(best, column, column + 1)
    }
  for (let [row, column] = [0, 0]; row < rows && column < columns;) {
    if (one[start + row] === other[start + column]) found.push({ base: start + row++, here: start + column++ })
    else if (at(row + 1, column) >= at(row, column + 1)) row++
    else column++
  }
  return [...found, ...tail]
}
