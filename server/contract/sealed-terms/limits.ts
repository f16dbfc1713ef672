/** Limits of sealed terms. */
export const sealedTermsLimits = {
  /** Number of later versions that a receipt shows, the newest ones. */
  later: 20,
} as const
