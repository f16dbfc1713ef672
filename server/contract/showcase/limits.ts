/** Highest numbers of items and text lengths of a profile's showcase (D-10, D-13, D-14, D-17, S1 §5). Prices are in halalas. */
export const showcaseLimits = {
  /** Default limits of the lists. The back office can change these limits; see `listLimits`. */
  posts: 9,
  caption: 140,
  /** The earliest date of a post. No platform existed then, so an earlier date is a typing error, such as the year 24. */
  earliestPost: '2000-01-01',
  links: 10,
  collaborations: 20,
  brandName: 100,
  serviceName: 25,
  serviceDescription: 500,
  /** The form's counter is amber if a description has this length or more (D-18). */
  serviceDescriptionHint: 250,
  price: 100_000_000,
  /** The search for brands: the least length of a term, and the highest number of suggestions. */
  brandSearch: { least: 2, most: 8 },
} as const
