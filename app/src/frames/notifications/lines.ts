/** A notification as the panel orders it; the rest of it is in the cache. */
export type Line = { readonly id: string; readonly createdAt: string }

const byId = (lines: readonly Line[]) => new Set(lines.map(({ id }) => id))
const lineOf = ({ id, createdAt }: Line): Line => ({ id, createdAt })

/**
 * The lines of the panel after its first page came again: what is new comes before those that were known, and what the first page would
 * hold and does not hold any more is gone.
 */
export function withFirst(first: readonly Line[], known: readonly Line[], pageSize: number): readonly Line[] {
  const last = first.at(-1)
  const fresh = first.map(lineOf)
  if (!last || first.length < pageSize) return fresh
  const ids = byId(first)
  return [...fresh, ...known.filter(({ id, createdAt }) => !ids.has(id) && createdAt <= last.createdAt)]
}

/** The lines after an older page came; those that slid into it from the page before are there already. */
export function withOlder(known: readonly Line[], older: readonly Line[]): readonly Line[] {
  const ids = byId(known)
  return [...known, ...older.filter(({ id }) => !ids.has(id)).map(lineOf)]
}

/** Whether an older page was the last one: it was not full, or told nothing new, so that asking again would bring the same. */
export const isLast = (known: readonly Line[], older: readonly Line[], pageSize: number): boolean =>
  older.length < pageSize || withOlder(known, older).length === known.length
