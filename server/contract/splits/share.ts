/** One percent, in hundredths of a percent. */
const onePercent = 100
const whole = 10_000

export const basisPointsOf = (percent: number): number => Math.round(percent * onePercent)
export const percentOf = ({ basisPoints }: { readonly basisPoints: number }): number => basisPoints / onePercent

/**
 * Returns the manager's share of a reward in halalas. It is rounded down, so the rest of the halala stays with the networker who earned the
 * reward. The largest amount of the ledger times the largest share is exact in a number.
 */
export const shareOf = (amount: number, basisPoints: number): number => Math.floor((amount * basisPoints) / whole)
