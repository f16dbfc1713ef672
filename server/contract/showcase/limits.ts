/** Most items and text lengths of a profile's showcase (D-10, D-13, D-14, D-17, S1 §5). Prices are in halalas. */
export const showcaseLimits = {
  /** Default lengths of the lists; the back office may change them, see `listLimits`. */
  posts: 9,
  caption: 140,
  /** The earliest date of a post, before any platform existed. An earlier one is a typing error, such as the year 24. */
  earliestPost: '2000-01-01',
  links: 10,
  collaborations: 20,
  brandName: 100,
  serviceName: 25,
  serviceDescription: 500,
  /** From this length of a description on, the form's counter is amber (D-18). */
  serviceDescriptionHint: 250,
  price: 100_000_000,
  /** Least length of a term in the search for brands, and the most brands it suggests. */
  brandSearch: { least: 2, most: 8 },
} as const
