/** Bounds to choose from for a range of followers. */
export const followerSteps = [1_000, 10_000, 30_000, 50_000, 100_000, 250_000, 500_000, 1_000_000] as const
/** Minimum engagement to choose from, in percent. */
export const engagementSteps = [1, 2, 3, 5, 8, 10] as const
/** Maximum prices to choose from, in halalas. */
export const priceSteps = [500_00, 1_000_00, 2_500_00, 5_000_00, 10_000_00, 25_000_00] as const

/** Returns the steps, in order. If the chosen value is not a step, inserts it; an address may contain such a value. */
export const withChosen = (steps: readonly number[], chosen: number | null): readonly number[] =>
  chosen === null || steps.includes(chosen) ? steps : [...steps, chosen].toSorted((one, other) => one - other)
