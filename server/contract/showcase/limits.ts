/** How much a profile shows, and how long its texts may be (D-10, D-13, D-14, D-17, S1 §5). Prices are in halalas. */
export const showcaseLimits = {
  /** The lengths of the lists, unless the back office changed them; see `listLimits`. */
  posts: 9,
  caption: 140,
  /** No platform is older; an earlier day of a post is a slip of the hand, such as the year 24. */
  earliestPost: '2000-01-01',
  links: 10,
  collaborations: 20,
  brandName: 100,
  serviceName: 25,
  serviceDescription: 500,
  /** From so many letters on the counter is amber (D-18). */
  serviceDescriptionHint: 250,
  price: 100_000_000,
  /** How many letters a search for brands needs, and how many brands it offers. */
  brandSearch: { least: 2, most: 8 },
} as const
