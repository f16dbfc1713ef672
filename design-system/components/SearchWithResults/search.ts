import type { ReactNode } from 'react'

/** How many characters a search begins with (H, S1 §2). */
export const leastLength = 3

export type SearchHit = {
  id: string
  /** Address of its page; without one a press searches for its `textValue`, as for something that was searched for before. */
  href?: string
  /** Plain text: the accessible name. */
  textValue: string
  /** An avatar or a picture before the text. */
  leading?: ReactNode
  title: ReactNode
  /** A second, muted line: the handle. */
  description?: ReactNode
  /** At the end: the kind. */
  end?: ReactNode
}
export type SearchSection = { id: string; title?: string; items: readonly SearchHit[] }

/**
 * What the caller knows of the results for the text in the field. `short`: too little of it can be searched for, however many characters
 * it has.
 */
export type SearchState = 'short' | 'idle' | 'loading' | 'ready' | 'error'

/** What the panel shows. */
export type SearchView = 'prompt' | 'loading' | 'error' | 'empty' | 'results'

const letters = new Intl.Segmenter('ar', { granularity: 'grapheme' })

/** Characters as a reader counts them, trimmed: an emoji or a letter with its marks is one. */
export const searchLength = (query: string): number => [...letters.segment(query.trim())].length

export const hitsOf = (sections: readonly SearchSection[]): readonly SearchHit[] => sections.flatMap(({ items }) => items)

/** The one state that the panel shows: with too few characters it needs more, whatever an older answer says. */
export function searchView(query: string, state: SearchState, sections: readonly SearchSection[], minLength = leastLength): SearchView {
  if (state === 'short' || searchLength(query) < minLength) return 'prompt'
  if (state === 'error') return 'error'
  if (state === 'ready') return hitsOf(sections).length > 0 ? 'results' : 'empty'
  return 'loading'
}
