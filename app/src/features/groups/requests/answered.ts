/** How a request was answered. */
export type Answer = 'Accepted' | 'Rejected'

type Row = { readonly id: string }

/**
 * The rows of a page of requests after some of them were answered: those stay where they are, so that the result is seen, and what moved
 * up from later pages stands below.
 */
export function withAnswered<T extends Row>(previous: readonly T[], fresh: readonly T[], answered: ReadonlySet<string>): readonly T[] {
  if (answered.size === 0) return fresh
  const current = new Map(fresh.map((row) => [row.id, row]))
  const stayed = previous.flatMap((row) => current.get(row.id) ?? (answered.has(row.id) ? [row] : []))
  const known = new Set(stayed.map(({ id }) => id))
  return [...stayed, ...fresh.filter(({ id }) => !known.has(id))]
}

/** The next row that waits for an answer, below the one that was answered, else above; null where none is left. */
export function nextWaiting<T extends Row>(rows: readonly T[], from: string, answered: ReadonlySet<string>): string | null {
  const at = rows.findIndex(({ id }) => id === from)
  const waits = ({ id }: T) => id !== from && !answered.has(id)
  return (rows.slice(at + 1).find(waits) ?? rows.slice(0, Math.max(at, 0)).findLast(waits))?.id ?? null
}
