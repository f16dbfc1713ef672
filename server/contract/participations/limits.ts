/** Limits of joining and answering. */
export const participationLimits = {
  /** Requests in one call; more is refused with `maxItems`. */
  answersAtOnce: 100,
  /** Characters of a participant's tracking code (N-01). */
  codeLength: 10,
  /** Characters of an owner's own words to a declined applicant. */
  declineNote: 300,
} as const
