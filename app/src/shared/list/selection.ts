/** Returns the selected rows among the shown rows. Removed rows and rows on another page do not count as selected. */
export const selectedOf = (selected: ReadonlySet<string>, shown: readonly string[]): string[] => shown.filter((id) => selected.has(id))

export type SelectionState = 'none' | 'some' | 'all'
export function selectionState(selected: ReadonlySet<string>, shown: readonly string[]): SelectionState {
  const { length } = selectedOf(selected, shown)
  if (length === 0) return 'none'
  return length === shown.length ? 'all' : 'some'
}

export function toggled(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selected)
  if (!next.delete(id)) next.add(id)
  return next
}

/** Selects all rows of the page. If all are selected already, selects none. */
export const toggledAll = (selected: ReadonlySet<string>, shown: readonly string[]): ReadonlySet<string> =>
  selectionState(selected, shown) === 'all' ? new Set() : new Set(shown)

/**
 * Returns the row to focus after the rows `gone` have left the list. This is the next row after the last of them, or else the nearest row
 * before it. Returns null if no row is left.
 */
export function nextRow(shown: readonly string[], gone: readonly string[]): string | null {
  const places = gone.map((id) => shown.indexOf(id)).filter((place) => place !== -1)
  if (places.length === 0) return shown[0] ?? null
  const rest = (id: string) => !gone.includes(id)
  return shown.slice(Math.max(...places) + 1).find(rest) ?? shown.slice(0, Math.max(...places)).findLast(rest) ?? null
}
