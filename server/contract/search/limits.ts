/** Limits of searches (H-01, H-04, X-54, appendix D). */
export const searchLimits = {
  /** The least letters and digits of a term, counted after folding; a shorter term finds nothing. */
  letters: 3,
  /** The least letters and digits of a term of `searchProfiles`. */
  profileLetters: 2,
  /** The most characters of a term. No name is longer, so a longer term finds nothing. */
  longestTerm: 100,
  /** The most results of a search; the count stops there too. */
  most: 1_000,
  /** Results in the drop-down of the search bar, and on a page of the sheet. */
  dropDown: 8,
  sheetPage: 20,
} as const
