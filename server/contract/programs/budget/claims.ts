/**
 * What may still be earned in a program by what nobody has decided yet (Y-12): results that are held or wait, requests for another look,
 * network cases and held rewards. `amount`: the most that can come of it, in halalas. `since`: the oldest of it, in milliseconds.
 */
export type OpenClaims = { readonly count: number; readonly amount: number; readonly since: number | null }

/** Everything is decided. */
export const noClaims: OpenClaims = { count: 0, amount: 0, since: null }

const day = 86_400_000

/** After how long something undecided of a retired program is an alarm, in milliseconds (Y-12). */
export const longestUndecided = 14 * day

/** Whether something waits for a decision longer than anything may. */
export const isOverdue = ({ since }: OpenClaims, now: number): boolean => since !== null && now - since > longestUndecided

/** When a retired program with open claims is looked at again: a decision may come on any day. */
export const nextClaimsLook = (now: number): number => now + day
