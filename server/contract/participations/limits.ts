/** Limits of requests to join and of answers. */
export const participationLimits = {
  /** Highest number of requests in one call. A call with more is refused with `maxItems`. */
  answersAtOnce: 100,
  /** Number of characters of a tracking code (N-01). */
  codeLength: 10,
  /** Highest number of characters of an owner's note to a declined applicant. */
  declineNote: 300,
} as const
