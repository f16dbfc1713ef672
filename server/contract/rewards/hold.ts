import { monthsLater } from '../platform/riyadh.ts'
import type { ProgramTerms } from '../programs/terms.ts'
import type { ObjectiveType } from '../programs/types.ts'

/**
 * Returns from when on a run may pay what was achieved at a time (N-12, Y-01), in milliseconds. The hold starts at `holdFrom`: of the
 * results that count, the latest start of a hold. The hold of a result that waited for the brand started at its report; this never shortens
 * the hold of another result.
 */
export const payableFrom = (
  { achievedAt, holdFrom }: { achievedAt: number; holdFrom: number | null },
  objective: ObjectiveType,
  { hold }: Pick<ProgramTerms, 'hold'>,
): number => Math.max(achievedAt, (holdFrom ?? achievedAt) + hold[objective])

/** Returns when a reward that could not be paid goes back to the brand: twelve months after it was achieved (L-09). */
export const returnsAt = (achievedAt: number): number => monthsLater(achievedAt, 12)
