import { programLimits } from '../limits.ts'

/** `CriteriaMatches`: `matching` is null where fewer than `least` match. */
export type MatchesAloud = { readonly matching: number | null; readonly of: number; readonly least: number }

/** From this count on it is rounded to so many; every step is a multiple of the least. */
const steps = [
  { from: 10_000, to: 1_000 },
  { from: 1_000, to: 100 },
  { from: 200, to: 50 },
  { from: 50, to: 10 },
  { from: 0, to: programLimits.leastMatches },
] as const

/** A count as people say it: about 40, about 1,200. */
function rounded(count: number): number {
  const step = steps.find(({ from }) => count >= from)?.to ?? programLimits.leastMatches
  return Math.round(count / step) * step
}

/**
 * How many match, said aloud. Two such counts differ by nothing or by five at least, so that no two of them can be subtracted to tell
 * whether one person is among those who match; fewer than five are not said at all.
 */
export function matchesAloud(matching: number, of: number): MatchesAloud {
  const least = programLimits.leastMatches
  return { matching: matching < least ? null : rounded(matching), of: rounded(of), least }
}
