/** Numbers of joining and answering. */
export const participationLimits = {
  /** Requests answered in one call; more is `maxItems`. */
  answersAtOnce: 100,
  /** Characters of a participant's own link (N-01). */
  codeLength: 10,
  /** Characters of an owner's own words to somebody they decline. */
  declineNote: 300,
} as const
