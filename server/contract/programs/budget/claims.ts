/**
 * Undecided results of a program that may still be rewarded (Y-12): held or waiting results, review requests, network cases and held
 * rewards. `amount` is the largest sum they can earn, in halalas. `since` is the time of the oldest one, in milliseconds.
 */
export type OpenClaims = { readonly count: number; readonly amount: number; readonly since: number | null }

/** No undecided results. */
export const noClaims: OpenClaims = { count: 0, amount: 0, since: null }

const day = 86_400_000

/** After this time, an undecided result of a retired program raises an alarm; in milliseconds (Y-12). */
export const longestUndecided = 14 * day

/** Returns whether the oldest claim is undecided for longer than `longestUndecided`. */
export const isOverdue = ({ since }: OpenClaims, now: number): boolean => since !== null && now - since > longestUndecided

/** Returns when a retired program with open claims is checked next: a day later, because decisions may come on any day. */
export const nextClaimsCheck = (now: number): number => now + day
