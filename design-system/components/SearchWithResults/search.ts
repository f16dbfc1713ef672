import type { ReactNode } from 'react'

/** Minimum number of characters for a search (H, S1 §2). */
export const leastLength = 3

export type SearchHit = {
  id: string
  /** Address of the result's page. Without it, a press searches for `textValue`, as for an earlier search. */
  href?: string
  /** Plain text for the accessible name. */
  textValue: string
  /** Avatar or picture before the text. */
  leading?: ReactNode
  title: ReactNode
  /** Second, muted line: the handle. */
  description?: ReactNode
  /** Content at the end: the kind. */
  end?: ReactNode
}
export type SearchSection = { id: string; title?: string; items: readonly SearchHit[] }

/**
 * State of the results for the text in the field. `short`: too few characters of the text can be searched, which may also be true of a long
 * text.
 */
export type SearchState = 'short' | 'idle' | 'loading' | 'ready' | 'error'

/** What the panel shows. */
export type SearchView = 'prompt' | 'loading' | 'error' | 'empty' | 'results'

const letters = new Intl.Segmenter('ar', { granularity: 'grapheme' })

/** Counts characters as a reader does, after trimming: an emoji or a letter with its marks is one character. */
export const searchLength = (query: string): number => [...letters.segment(query.trim())].length

export const hitsOf = (sections: readonly SearchSection[]): readonly SearchHit[] => sections.flatMap(({ items }) => items)

/** Returns what the panel shows. With too few characters the panel asks for more, even if an older search has an answer. */
export function searchView(query: string, state: SearchState, sections: readonly SearchSection[], minLength = leastLength): SearchView {
  if (state === 'short' || searchLength(query) < minLength) return 'prompt'
  if (state === 'error') return 'error'
  if (state === 'ready') return hitsOf(sections).length > 0 ? 'results' : 'empty'
  return 'loading'
}
