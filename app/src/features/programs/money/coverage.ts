/**
 * Compares a bill with the balance, in halalas. `missing` is the amount that the wallet lacks. `after` is the amount that remains after the
 * bill; null if the balance does not cover the bill.
 */
export const coverage = (available: number, bill: number): { readonly missing: number; readonly after: number | null } =>
  bill > available ? { missing: bill - available, after: null } : { missing: 0, after: available - bill }
