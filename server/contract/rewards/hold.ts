import { monthsLater } from '../platform/riyadh.ts'
import type { ProgramTerms } from '../programs/terms.ts'
import type { ObjectiveType } from '../programs/types.ts'

/** From when on a run may pay what was achieved at a moment (N-12). In milliseconds. */
export const payableFrom = (achievedAt: number, objective: ObjectiveType, { hold }: Pick<ProgramTerms, 'hold'>): number =>
  achievedAt + hold[objective]

/** When what nobody could be paid goes back to the brand: twelve months after it was achieved (L-09). */
export const returnsAt = (achievedAt: number): number => monthsLater(achievedAt, 12)
