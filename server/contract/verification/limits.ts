/** What the two specifications state about verification. Days are working days of Riyadh, Sunday to Thursday (S1 §9, F-10). */
export const verificationLimits = { businessReviewDays: 3 } as const
