/** What a bill leaves in the wallet, or what is missing for it, in halalas. `after` is null while it is not covered. */
export const coverage = (available: number, bill: number): { readonly missing: number; readonly after: number | null } =>
  bill > available ? { missing: bill - available, after: null } : { missing: 0, after: available - bill }
