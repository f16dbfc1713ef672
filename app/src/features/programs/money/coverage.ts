/**
 * Returns what a bill leaves in the wallet and what is missing for it, in halalas. `after` is null if the balance does not cover the bill.
 */
export const coverage = (available: number, bill: number): { readonly missing: number; readonly after: number | null } =>
  bill > available ? { missing: bill - available, after: null } : { missing: 0, after: available - bill }
