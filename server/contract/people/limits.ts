/** Numbers of the directory of people. Lengths in letters, prices in halalas. */
export const peopleLimits = {
  term: 100,
  followers: 2_000_000_000,
  /** In percent, at most two decimals. */
  engagement: 100,
  /** Of a rate card (D-17). */
  price: 1_000_000_00,
  page: 12,
  /** A list counts no further; what is said of more is that it is more. */
  most: 1_000,
  /** What would bring somebody, the most people first. */
  alternatives: 3,
  saved: { most: 20, name: { least: 1, most: 50 } },
} as const
