import { monthsLater } from '../platform/riyadh.ts'
import type { ProgramTerms } from '../programs/terms.ts'
import type { ObjectiveType } from '../programs/types.ts'

/**
 * Returns the first time at which a run may pay a reward that was achieved at `achievedAt` (N-12, Y-01), in milliseconds. `holdFrom` is the
 * latest start of a hold among the results that count. If a result waited for the brand, its hold started when it was reported. That never
 * shortens the hold of another result.
 */
export const payableFrom = (
  { achievedAt, holdFrom }: { achievedAt: number; holdFrom: number | null },
  objective: ObjectiveType,
  { hold }: Pick<ProgramTerms, 'hold'>,
): number => Math.max(achievedAt, (holdFrom ?? achievedAt) + hold[objective])

/** Returns when a reward that could not be paid goes back to the brand: twelve months after it was achieved (L-09). */
export const returnsAt = (achievedAt: number): number => monthsLater(achievedAt, 12)
