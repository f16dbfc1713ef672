/** Returns the row to which an arrow key moves from `current`; null if there is none in that direction, or for another key. */
export function rowByKey(rows: readonly string[], current: string, key: string): string | null {
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  const at = rows.indexOf(current)
  return step === 0 || at === -1 ? null : (rows[at + step] ?? null)
}
