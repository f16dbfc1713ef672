/** Fixed figures of the specification (S2 §5, §9). The figures that the back office can set are in `terms.ts`. */
export const walletLimits = {
  currency: 'SAR',
  /** Numbers of characters of a bank account's fields. */
  swiftCode: { least: 8, most: 11 },
  bankName: { least: 3, most: 100 },
  bankAddress: 150,
  iban: { least: 15, most: 34 },
  nameOnAccount: { least: 2, most: 50 },
  address: 150,
  city: 50,
  /** Highest number of characters in an admin's reason for a failed withdrawal. */
  failureReason: 500,
  /** Number of characters in an admin's reason for an adjustment. */
  adjustmentReason: { least: 3, most: 500 },
  /** How a page polls for the result of a payment: every `every` milliseconds, at most `most` times (P-07). */
  topUpPoll: { every: 2000, most: 60 },
  /** The working days within which a withdrawal usually arrives (Appendix C). */
  withdrawalDays: { least: 1, most: 3 },
} as const
