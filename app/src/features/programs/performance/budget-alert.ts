/** Used share of a budget at which its owner is notified (L-06). */
export const alertShare = 0.75

/** Used share of a budget from which the page announces the alert. */
const nearShare = 0.65

/**
 * Returns how much may still be earned before the alert, in halalas: 0 if it was reached, null if it is far away. The used amount is what
 * is paid plus what is earned (L-06).
 */
export function toAlert({ amount, accrued, paid }: { amount: number; accrued: number; paid: number }): number | null {
  const used = accrued + paid
  if (amount <= 0 || used < amount * nearShare) return null
  return Math.max(0, Math.ceil(amount * alertShare) - used)
}
