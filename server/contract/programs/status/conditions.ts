import type { ProgramRecord } from '../record.ts'
import { hasEnded, hasStarted } from './dates.ts'

/**
 * Facts for the conditions of the state machine. `remaining` is the rest of the budget, in halalas; `participants` is the number of
 * accepted participants.
 */
export type StatusFacts = {
  readonly program: Pick<ProgramRecord, 'status' | 'startDate' | 'endDate' | 'publishDate' | 'holdCause'>
  readonly participants: number
  readonly remaining: number
  readonly now: number
}

export const conditions = {
  started: ({ program, now }: StatusFacts) => hasStarted(program, now),
  notStarted: ({ program, now }: StatusFacts) => !hasStarted(program, now),
  ended: ({ program, now }: StatusFacts) => hasEnded(program, now),
  notEnded: ({ program, now }: StatusFacts) => !hasEnded(program, now),
  noParticipants: ({ participants }: StatusFacts) => participants === 0,
  hasBudget: ({ remaining }: StatusFacts) => remaining > 0,
  heldByOwner: ({ program }: StatusFacts) => program.holdCause === 'OWNER',
  heldByBudget: ({ program }: StatusFacts) => program.holdCause === 'BUDGET',
} as const satisfies Record<string, (facts: StatusFacts) => boolean>

export type StatusCondition = keyof typeof conditions
