/** Id and time of a notification, for the panel's order; the cache holds the rest. `createdAt` is ISO 8601. */
export type Line = { readonly id: string; readonly createdAt: string }

const byId = (lines: readonly Line[]) => new Set(lines.map(({ id }) => id))
const lineOf = ({ id, createdAt }: Line): Line => ({ id, createdAt })

/**
 * Returns the lines after the first page was refetched: new lines come first, and known lines that are missing from the range of the first
 * page are removed.
 */
export function withFirst(first: readonly Line[], known: readonly Line[], pageSize: number): readonly Line[] {
  const last = first.at(-1)
  const fresh = first.map(lineOf)
  if (!last || first.length < pageSize) return fresh
  const ids = byId(first)
  return [...fresh, ...known.filter(({ id, createdAt }) => !ids.has(id) && createdAt <= last.createdAt)]
}

/** Returns the lines after an older page was fetched; lines that moved into it from the page before are not repeated. */
export function withOlder(known: readonly Line[], older: readonly Line[]): readonly Line[] {
  const ids = byId(known)
  return [...known, ...older.filter(({ id }) => !ids.has(id)).map(lineOf)]
}

/** Returns whether an older page was the last one: it was not full or had nothing new, so the next request would return the same. */
export const isLast = (known: readonly Line[], older: readonly Line[], pageSize: number): boolean =>
  older.length < pageSize || withOlder(known, older).length === known.length
