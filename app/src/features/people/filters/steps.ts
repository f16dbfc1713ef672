/** Followers that a range may begin or end with. */
export const followerSteps = [1_000, 10_000, 30_000, 50_000, 100_000, 250_000, 500_000, 1_000_000] as const
/** Engagement that is asked for at least, in percent. */
export const engagementSteps = [1, 2, 3, 5, 8, 10] as const
/** Prices that are paid at most, in halalas. */
export const priceSteps = [500_00, 1_000_00, 2_500_00, 5_000_00, 10_000_00, 25_000_00] as const

/** The steps to choose from, with one that an address brought. */
export const withChosen = (steps: readonly number[], chosen: number | null): readonly number[] =>
  chosen === null || steps.includes(chosen) ? steps : [...steps, chosen].toSorted((one, other) => one - other)
