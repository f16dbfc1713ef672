import { folded } from '@wasla/contract/search/folded.ts'

/** How many searches a device remembers. */
export const mostRecent = 6

/** What was searched for on this device, the latest first, as the storage has it; whatever else is there counts as nothing. */
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

/** With one more. The same name written otherwise replaces the older one: with and without hamza it is one search. */
export const withRecent = (recent: readonly string[], term: string): readonly string[] =>
  [term.trim(), ...recent.filter((other) => folded(other) !== folded(term))].slice(0, mostRecent)
