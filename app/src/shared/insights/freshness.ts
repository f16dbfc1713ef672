import { dayAt } from '@wasla/contract/insights/days.ts'

/**
 * Age in milliseconds above which figures are stale. Figures are measured every night (E-11). One missed night is tolerated, two are not.
 */
const staleAfter = 2 * 86_400_000

/** Returns whether figures are stale. `measuredAt` is ISO 8601, `now` is in milliseconds. */
export const isStale = (measuredAt: string, now: number): boolean => now - Date.parse(measuredAt) > staleAfter

/** Returns whether two measurements (ISO 8601) are of the same day. One shown age is then true for both. */
export const isSameDay = (one: string | null, other: string): boolean => one !== null && dayAt(Date.parse(one)) === dayAt(Date.parse(other))
