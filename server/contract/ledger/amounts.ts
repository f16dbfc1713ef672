/** The most that moves at once, in halalas: ten billion riyals. */
export const mostMoved = 1_000_000_000_000

/** Balances stay far below 2^53, where whole numbers end. */
export const mostHeld = 9_000_000_000_000_000

/** Whether an amount may be moved: whole halalas, at least one. */
export const isMovable = (amount: number): boolean => Number.isSafeInteger(amount) && amount >= 1 && amount <= mostMoved

const whole = 10_000n

/**
 * A part of an amount in ten-thousandths, such as 250 for 2.5 %, rounded half up to a halala (I10, P-03). Whole numbers throughout:
 * `amount` in halalas, at most what may be moved. What is left of a whole is `amount` less its parts, never a rounding of its own.
 */
export function partOfAmount(amount: number, tenThousandths: number): number {
  const product = BigInt(amount) * BigInt(tenThousandths)
  return Number((product + whole / 2n) / whole)
}
