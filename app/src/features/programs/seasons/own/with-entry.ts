import type { OwnEntry } from './own-entry.ts'

/** Returns the entries with a new or changed one, by their first day as the server lists them. */
export const withEntry = (days: readonly OwnEntry[], entry: OwnEntry): OwnEntry[] =>
  [...days.filter(({ id }) => id !== entry.id), entry].toSorted(
    (one, other) => Number(one.from > other.from) - Number(one.from < other.from),
  )
