import type { ProgramStatus } from '../types.ts'
import { conditions, type StatusCondition, type StatusFacts } from './conditions.ts'

/** Who moves a program: its owner by publishing or by changing the status, an admin, the clock, or what becomes of its budget. */
export const statusActors = ['publishing', 'owner', 'admin', 'timer', 'budget'] as const
export type StatusActor = (typeof statusActors)[number]

/** One arrow of the machine: who may go along it, each under these conditions. */
export type StatusEdge = {
  readonly from: ProgramStatus
  readonly to: ProgramStatus
  readonly by: Readonly<Partial<Record<StatusActor, readonly StatusCondition[]>>>
}

/** The state machine of a program (decisions L), whole. Retired is final. */
export const statusEdges: readonly StatusEdge[] = [
  { from: 'Draft', to: 'Active', by: { publishing: ['started', 'notEnded'] } },
  { from: 'Draft', to: 'Soon', by: { publishing: ['notStarted', 'notEnded'] } },
  { from: 'Soon', to: 'Active', by: { timer: ['started', 'notEnded'] } },
  { from: 'Soon', to: 'Draft', by: { owner: ['noParticipants'] } },
  { from: 'Soon', to: 'Retired', by: { owner: [], admin: [], timer: ['ended'] } },
  { from: 'Active', to: 'OnHold', by: { owner: [], admin: [], budget: [] } },
  { from: 'Active', to: 'Retired', by: { owner: [], admin: [], timer: ['ended'] } },
  // Only who put it on hold, or an admin, ends a hold; one that the budget caused ends by a top-up.
  {
    from: 'OnHold',
    to: 'Active',
    by: { owner: ['heldByOwner', 'hasBudget', 'notEnded'], admin: ['notEnded'], budget: ['heldByBudget', 'notEnded'] },
  },
  { from: 'OnHold', to: 'Retired', by: { owner: [], admin: [], timer: ['ended'] } },
]

/** Whether somebody may move a program to a status now (L-01). */
export const mayMove = (actor: StatusActor, to: ProgramStatus, facts: StatusFacts): boolean =>
  statusEdges.some((edge) => {
    const required = edge.from === facts.program.status && edge.to === to ? edge.by[actor] : undefined
    return required !== undefined && required.every((condition) => conditions[condition](facts))
  })

/** The statuses that somebody may move a program to now, in the order of the machine. */
export const allowedStatuses = (actor: StatusActor, facts: StatusFacts): ProgramStatus[] =>
  statusEdges.flatMap(({ from, to }) => (from === facts.program.status && mayMove(actor, to, facts) ? [to] : []))
