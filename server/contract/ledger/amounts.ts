/** Largest amount of one entry, in halalas: ten billion riyals. */
export const mostMoved = 1_000_000_000_000

/** Highest balance of an account, in halalas. It is below 2^53, the limit of exact integers. */
export const mostHeld = 9_000_000_000_000_000

/** Returns whether an amount can be moved: whole halalas, from one to `mostMoved`. */
export const isMovable = (amount: number): boolean => Number.isSafeInteger(amount) && amount >= 1 && amount <= mostMoved

const whole = 10_000n

/**
 * Returns a part of an amount in ten-thousandths, such as 250 for 2.5 %, rounded half up to a halala (I10, P-03). Uses integers only;
 * `amount` is in halalas, at most `mostMoved`. If an amount is split into parts, compute the last part as `amount` minus the other parts,
 * without rounding.
 */
export function partOfAmount(amount: number, tenThousandths: number): number {
  const product = BigInt(amount) * BigInt(tenThousandths)
  return Number((product + whole / 2n) / whole)
}
