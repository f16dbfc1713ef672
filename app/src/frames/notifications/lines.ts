/** Id and time of a notification, for the order of the panel. The cache holds its other fields. `createdAt` is ISO 8601. */
export type Line = { readonly id: string; readonly createdAt: string }

const byId = (lines: readonly Line[]) => new Set(lines.map(({ id }) => id))
const lineOf = ({ id, createdAt }: Line): Line => ({ id, createdAt })

/**
 * Returns the lines after a refetch of the first page. New lines come first. Known lines within the first page's range are removed if the
 * page no longer contains them.
 */
export function withFirst(first: readonly Line[], known: readonly Line[], pageSize: number): readonly Line[] {
  const last = first.at(-1)
  const fresh = first.map(lineOf)
  if (!last || first.length < pageSize) return fresh
  const ids = byId(first)
  return [...fresh, ...known.filter(({ id, createdAt }) => !ids.has(id) && createdAt <= last.createdAt)]
}

/** Returns the lines after the fetch of an older page. Lines that moved to this page from the previous one are not repeated. */
export function withOlder(known: readonly Line[], older: readonly Line[]): readonly Line[] {
  const ids = byId(known)
  return [...known, ...older.filter(({ id }) => !ids.has(id)).map(lineOf)]
}

/**
 * Returns whether an older page was the last page: it was not full or had no new line. The next request would then return the same page.
 */
export const isLast = (known: readonly Line[], older: readonly Line[], pageSize: number): boolean =>
  older.length < pageSize || withOlder(known, older).length === known.length
