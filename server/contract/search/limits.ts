/** Numbers of searches (H-01, H-04, X-54, appendix D). */
export const searchLimits = {
  /** Letters and digits of a term, counted after folding, before anything is found. */
  letters: 3,
  /** The same for `searchProfiles`. */
  profileLetters: 2,
  /** Characters of a term: no name is longer, so a longer one finds nothing. */
  longestTerm: 100,
  /** A search answers its first results, and counts no further. */
  most: 1_000,
  /** Results in the drop-down of the bar, and on a page of the sheet. */
  dropDown: 8,
  sheetPage: 20,
} as const
