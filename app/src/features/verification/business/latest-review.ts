type Review = { readonly type: string; readonly createdAt: string }

/** Returns the newest review of a business's documents; null if no documents were ever sent. */
export const latestReview = <R extends Review>(verifications: readonly R[]): R | null =>
  verifications.filter(({ type }) => type === 'BUSINESS').toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))[0] ?? null
