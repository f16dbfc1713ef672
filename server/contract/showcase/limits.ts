/** How much a profile shows and how it may be said (D-10, D-13, D-14, D-17, S1 §5). Prices are in halalas. */
export const showcaseLimits = {
  /** Of each list, where the back office did not change it; see `listLimits`. */
  posts: 9,
  links: 10,
  collaborations: 20,
  brandName: 100,
  serviceName: 25,
  serviceDescription: 500,
  /** Where the counter turns amber (D-18). */
  serviceDescriptionHint: 250,
  price: 100_000_000,
  /** Letters before brands are looked for, and how many are offered. */
  brandSearch: { least: 2, most: 8 },
} as const
