import { monthsLater } from '../platform/riyadh.ts'
import type { ProgramTerms } from '../programs/terms.ts'
import type { ObjectiveType } from '../programs/types.ts'

/**
 * From when on a run may pay what was achieved at a moment (N-12, Y-01), in milliseconds. The hold runs from `holdFrom`, the latest of the
 * results behind it: one that waited for the brand began its hold when it was reported, and never shortens the hold of another.
 */
export const payableFrom = (
  { achievedAt, holdFrom }: { achievedAt: number; holdFrom: number | null },
  objective: ObjectiveType,
  { hold }: Pick<ProgramTerms, 'hold'>,
): number => Math.max(achievedAt, (holdFrom ?? achievedAt) + hold[objective])

/** When what nobody could be paid goes back to the brand: twelve months after it was achieved (L-09). */
export const returnsAt = (achievedAt: number): number => monthsLater(achievedAt, 12)
