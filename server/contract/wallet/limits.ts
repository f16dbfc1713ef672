/** Figures of the specification that nobody changes (S2 §5, §9). The ones the back office sets are in `terms.ts`. */
export const walletLimits = {
  currency: 'SAR',
  /** Characters of the fields of a bank account. */
  swiftCode: { least: 8, most: 11 },
  bankName: { least: 3, most: 100 },
  bankAddress: 150,
  iban: { least: 15, most: 34 },
  nameOnAccount: { least: 2, most: 50 },
  address: 150,
  city: 50,
  /** Why a withdrawal failed, as an admin writes it. */
  failureReason: 500,
  /** Why a balance is corrected, as an admin writes it. */
  adjustmentReason: { least: 3, most: 500 },
  /** How a page waits for the result of a payment: every so many milliseconds, at most so many times (P-07). */
  topUpPoll: { every: 2000, most: 60 },
  /** The working days within which a withdrawal usually arrives (Appendix C). */
  withdrawalDays: { least: 1, most: 3 },
} as const
