/** Limits of the directory of people. Lengths are in letters, prices in halalas. */
export const peopleLimits = {
  term: 100,
  followers: 2_000_000_000,
  /** The highest engagement that a filter accepts, in percent with at most two decimals. */
  engagement: 100,
  /** Highest price of a rate card (D-17). */
  price: 1_000_000_00,
  page: 12,
  /** Highest count and length of a list. The app shows a count that reaches this limit as “more than”. */
  most: 1_000,
  /** Highest number of alternatives that a page offers; see `bestAlternatives`. */
  alternatives: 3,
  saved: { most: 20, name: { least: 1, most: 50 } },
} as const
