/** Used share of a budget at which its owner is notified (L-06). */
export const alertShare = 0.75

/** Used share of a budget from which the page says when the alert will come. */
const nearShare = 0.65

/**
 * Returns how much can be earned before the alert, in halalas. Returns 0 if the alert's share is reached, and null if the alert is still
 * far away. The paid and the earned amount both count as used (L-06).
 */
export function toAlert({ amount, accrued, paid }: { amount: number; accrued: number; paid: number }): number | null {
  const used = accrued + paid
  if (amount <= 0 || used < amount * nearShare) return null
  return Math.max(0, Math.ceil(amount * alertShare) - used)
}
