type Row = { readonly id: string }

/**
 * Returns the rows of a page after some requests were answered. Answered requests stay in place, so that their result is visible. Rows that
 * moved up from later pages follow at the end.
 */
export function withAnswered<T extends Row>(previous: readonly T[], fresh: readonly T[], answered: ReadonlySet<string>): readonly T[] {
  if (answered.size === 0) return fresh
  const current = new Map(fresh.map((row) => [row.id, row]))
  const stayed = previous.flatMap((row) => current.get(row.id) ?? (answered.has(row.id) ? [row] : []))
  const known = new Set(stayed.map(({ id }) => id))
  return [...stayed, ...fresh.filter(({ id }) => !known.has(id))]
}

/** Returns the next pending row below the answered row, or above it if none is below; null if none is left. */
export function nextWaiting<T extends Row>(rows: readonly T[], from: string, answered: ReadonlySet<string>): string | null {
  const at = rows.findIndex(({ id }) => id === from)
  const waits = ({ id }: T) => id !== from && !answered.has(id)
  return (rows.slice(at + 1).find(waits) ?? rows.slice(0, Math.max(at, 0)).findLast(waits))?.id ?? null
}
