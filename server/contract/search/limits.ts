/** Limits of searches (H-01, H-04, X-54, appendix D). */
export const searchLimits = {
  /** Lowest number of letters and digits in a term, counted after folding. A shorter term finds nothing. */
  letters: 3,
  /** Lowest number of letters and digits in a term of `searchProfiles`. */
  profileLetters: 2,
  /** Highest number of characters in a term. No name is longer, so a longer term finds nothing. */
  longestTerm: 100,
  /** Highest number of results of a search. Counting the results stops at this number too. */
  most: 1_000,
  /** Results in the drop-down of the search bar, and on a page of the sheet. */
  dropDown: 8,
  sheetPage: 20,
} as const
