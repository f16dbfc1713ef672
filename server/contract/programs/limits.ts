import { megabyte } from '../files/size.ts'

/** Lengths, counts and sizes of programs (S2 §5, appendix D). Amounts in halalas. */
export const programLimits = {
  /** Drafts of one brand at a time. The limit is higher than anybody needs and stops scripts. */
  drafts: { most: 50 },
  name: { least: 3, most: 20 },
  description: { least: 3, most: 500 },
  cover: { width: 700, height: 200, bytes: 10 * megabyte },
  audienceText: { most: 500 },
  milestones: { least: 1, most: 10 },
  experienceTitle: { least: 3, most: 80 },
  experienceDetails: { most: 300 },
  trackingUrl: { most: 2_048 },
  catalogue: { least: 1, most: 50, name: { least: 3, most: 50 }, photoBytes: 10 * megabyte },
  guidelines: { least: 1, most: 20, text: { least: 3, most: 200 } },
  budget: { least: 100_00, most: 5_000_000_00 },
  content: {
    least: 1,
    most: 20,
    title: { least: 3, most: 20 },
    description: { least: 3, most: 200 },
    hashtags: { most: 5, length: { least: 2, most: 30 } },
    specialRequests: { most: 500 },
    imageBytes: 10 * megabyte,
    fileBytes: 50 * megabyte,
  },
  /** Highest number of countries and service areas per program. Fewer than this exist. */
  places: 300,
  /** The smallest number of matches that is shown. A smaller number could identify people. */
  leastMatches: 5,
  searchTerm: { most: 100 },
} as const
