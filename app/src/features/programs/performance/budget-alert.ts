/** The share of a budget from which its owner is told (L-06). */
export const alertShare = 0.75

/** From which share on the page says that it is near. */
const nearShare = 0.65

/**
 * What may still be earned before the alert, in halalas: 0 once it came, null while it is far away. What is used up is paid and earned
 * together (L-06).
 */
export function toAlert({ amount, accrued, paid }: { amount: number; accrued: number; paid: number }): number | null {
  const used = accrued + paid
  if (amount <= 0 || used < amount * nearShare) return null
  return Math.max(0, Math.ceil(amount * alertShare) - used)
}
