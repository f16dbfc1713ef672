import { folded } from '@wasla/contract/search/folded.ts'

/** Largest number of searches that a device stores. */
export const mostRecent = 6

/** Returns the stored searches of this device, the latest first. Returns none if the stored text is unreadable. */
export function readRecent(stored: string | null): readonly string[] {
  if (stored === null) return []
  try {
    const value: unknown = JSON.parse(stored)
    const terms = Array.isArray(value)
      ? value.filter((term: unknown): term is string => typeof term === 'string' && term.trim() !== '')
      : []
    return terms.slice(0, mostRecent)
  } catch {
    return []
  }
}

/** Adds a search. The new search replaces an older one that differs only in spelling, such as the hamza. */
export const withRecent = (recent: readonly string[], term: string): readonly string[] =>
  [term.trim(), ...recent.filter((other) => folded(other) !== folded(term))].slice(0, mostRecent)
