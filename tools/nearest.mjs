/** The number of letters to add, remove or replace to turn one word into the other. */
function distance(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [down, letter] of [...one].entries()) {
    const next = [down + 1]
    for (const [at, needed] of [...other].entries())
      next.push(Math.min((next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1, (row[at] ?? 0) + (letter === needed ? 0 : 1)))
    row = next
  }
  return row[other.length] ?? 0
}

/**
 * Returns the known word that is most like a mistyped one; null if none is like it. Plain JavaScript, because the bootstrap also runs on a
 * Node that reads no TypeScript.
 *
 * @param {string} word
 * @param {readonly string[]} known
 * @returns {string | null}
 */
export function nearest(word, known) {
  let best = null
  let off = Infinity
  for (const one of known) {
    const now = distance(word, one)
    if (now < off) [best, off] = [one, now]
  }
  return best !== null && off <= Math.max(2, best.length / 3) ? best : null
}
