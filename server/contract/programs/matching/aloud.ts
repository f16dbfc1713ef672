import { programLimits } from '../limits.ts'

/** `CriteriaMatches`: `matching` is null if fewer than `least` match. */
export type MatchesAloud = { readonly matching: number | null; readonly of: number; readonly least: number }

/** A count of at least `from` is rounded to a multiple of `to`. Every `to` is a multiple of `leastMatches`. */
const steps = [
  { from: 10_000, to: 1_000 },
  { from: 1_000, to: 100 },
  { from: 200, to: 50 },
  { from: 50, to: 10 },
  { from: 0, to: programLimits.leastMatches },
] as const

/** Rounds a count for display: about 40, about 1,200. */
function rounded(count: number): number {
  const step = steps.find(({ from }) => count >= from)?.to ?? programLimits.leastMatches
  return Math.round(count / step) * step
}

/**
 * Returns the rounded number of matches. Two such counts are equal or at least five apart, so that subtracting them does not reveal whether
 * one person matches; fewer than five are not shown.
 */
export function matchesAloud(matching: number, of: number): MatchesAloud {
  const least = programLimits.leastMatches
  return { matching: matching < least ? null : rounded(matching), of: rounded(of), least }
}
