import type { ProgramStatus } from '../types.ts'
import { conditions, type StatusCondition, type StatusFacts } from './conditions.ts'

/** Actors of status changes: publishing, the owner, an admin, the timer, and the budget. */
export const statusActors = ['publishing', 'owner', 'admin', 'timer', 'budget'] as const
export type StatusActor = (typeof statusActors)[number]

/** One transition of the machine, with its actors and the conditions for each. */
export type StatusEdge = {
  readonly from: ProgramStatus
  readonly to: ProgramStatus
  readonly by: Readonly<Partial<Record<StatusActor, readonly StatusCondition[]>>>
}

/** The whole state machine of a program (decisions L). Retired is final. */
export const statusEdges: readonly StatusEdge[] = [
  { from: 'Draft', to: 'Active', by: { publishing: ['started', 'notEnded'] } },
  { from: 'Draft', to: 'Soon', by: { publishing: ['notStarted', 'notEnded'] } },
  { from: 'Soon', to: 'Active', by: { timer: ['started', 'notEnded'] } },
  { from: 'Soon', to: 'Draft', by: { owner: ['noParticipants'] } },
  { from: 'Soon', to: 'Retired', by: { owner: [], admin: [], timer: ['ended'] } },
  { from: 'Active', to: 'OnHold', by: { owner: [], admin: [], budget: [] } },
  { from: 'Active', to: 'Retired', by: { owner: [], admin: [], timer: ['ended'] } },
  // Only the actor who caused a hold, or an admin, may end the hold. A top-up ends a hold that the budget caused.
  {
    from: 'OnHold',
    to: 'Active',
    by: { owner: ['heldByOwner', 'hasBudget', 'notEnded'], admin: ['notEnded'], budget: ['heldByBudget', 'notEnded'] },
  },
  { from: 'OnHold', to: 'Retired', by: { owner: [], admin: [], timer: ['ended'] } },
]

/** Returns whether an actor may move a program to a status now (L-01). */
export const mayMove = (actor: StatusActor, to: ProgramStatus, facts: StatusFacts): boolean =>
  statusEdges.some((edge) => {
    const required = edge.from === facts.program.status && edge.to === to ? edge.by[actor] : undefined
    return required !== undefined && required.every((condition) => conditions[condition](facts))
  })

/** Returns the statuses that an actor may move a program to now, in the order of the machine. */
export const allowedStatuses = (actor: StatusActor, facts: StatusFacts): ProgramStatus[] =>
  statusEdges.flatMap(({ from, to }) => (from === facts.program.status && mayMove(actor, to, facts) ? [to] : []))
