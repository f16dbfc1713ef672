import { megabyte } from '../files/size.ts'

const day = 24 * 3600

/** Limits of verification from the two specifications and Appendix D. Times are in seconds, sizes in bytes. */
export const verificationLimits = {
  /** Working days of Riyadh, Sunday to Thursday (S1 §9, F-10). */
  businessReviewDays: 3,
  /** Highest number of businesses of one account that are not closed (F-09). */
  businessProfiles: 3,
  identityAttempts: 3,
  identityWindow: 30 * day,
  /** An unfinished inquiry younger than this is resumed (F-03). */
  resumeWithin: day,
  /** How long documents are stored after the decision (F-14). */
  documentRetention: 90 * day,
  documents: { least: 1, most: 5 },
  documentBytes: 50 * megabyte,
  /** Highest number of pages of a document. No company's document has more, so a longer file is meant to do harm (security case 52). */
  documentPages: 500,
  description: 500,
  rejectionReason: 500,
} as const
