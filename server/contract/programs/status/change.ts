import { decided, refused, type Decision } from '../../common/decision.ts'
import { Problem } from '../../errors/problem.ts'
import { releaseOf, type BudgetRelease } from '../budget/release.ts'
import { remainingOf } from '../budget/usage.ts'
import type { ProgramRecord } from '../record.ts'
import type { ProgramStatus } from '../types.ts'
import type { StatusFacts } from './conditions.ts'
import { allowedStatuses, mayMove, type StatusActor } from './edges.ts'
import { moved } from './move.ts'
import { statusNotice, type StatusNotice } from './notices.ts'
import type { StatusState } from './state.ts'

/** The data that a status change saves: the program, returned money, and notifications. */
export type StatusMove = {
  readonly before: ProgramRecord
  readonly program: ProgramRecord
  readonly release: BudgetRelease | null
  readonly notice: StatusNotice
}

/** Id of the transaction that a status change may need, and the current time. */
export type MoveStamp = { readonly id: string; readonly now: number }

export const factsOf = ({ program, participants, money }: StatusState, now: number): StatusFacts => ({
  program,
  participants,
  remaining: remainingOf(money),
  now,
})

/** Returns the statuses that an actor may choose now. */
export const choicesOf = (state: StatusState, actor: StatusActor, now: number): ProgramStatus[] =>
  allowedStatuses(actor, factsOf(state, now))

/** Returns the changes of an allowed move. `at` is the time at which the move was due, if that is earlier than now. */
export function moveOf(
  state: StatusState,
  to: ProgramStatus,
  { actor, reason = null, at }: { actor: StatusActor; reason?: string | null; at?: number },
  stamp: MoveStamp,
): StatusMove {
  const before = state.program
  const program = { ...moved(before, to, { actor, reason, now: at ?? stamp.now }, state), updatedAt: stamp.now }
  // A program that returns to draft has no participants, so all its money is returned.
  const release = to === 'Draft' ? releaseOf(before, state.money.escrow, stamp) : null
  return { before, program, release, notice: statusNotice(before, program, actor, reason) }
}

type Target = { readonly status: ProgramStatus; readonly reason?: string }

function decideMove(state: StatusState, actor: StatusActor, { status, reason }: Target, stamp: MoveStamp): Decision<StatusMove> {
  if (state.program.status === status) return refused(new Problem('NO_CHANGES_TO_UPDATE'))
  if (!mayMove(actor, status, factsOf(state, stamp.now))) return refused(new Problem('PROGRAM_STATUS_TRANSITION_INVALID'))
  return decided(moveOf(state, status, { actor, reason: reason ?? null }, stamp))
}

const isGone = ({ program }: StatusState) => program.deletedAt !== null

/**
 * Decides `updateProgramStatus` (L-01). Refused with `PROGRAM_NOT_FOUND` for programs of others, `NO_CHANGES_TO_UPDATE` for the
 * current status, and `PROGRAM_STATUS_TRANSITION_INVALID` if the owner may not make this move, in this order.
 */
export function decideStatusChange(
  state: StatusState | null,
  viewer: { readonly profileId: string },
  status: ProgramStatus,
  stamp: MoveStamp,
): Decision<StatusMove> {
  if (!state || isGone(state) || state.program.profileId !== viewer.profileId) return refused(new Problem('PROGRAM_NOT_FOUND'))
  return decideMove(state, 'owner', { status }, stamp)
}

/**
 * Decides `adminSetProgramStatus` (L-01), with a reason that the owner reads. Refused like `decideStatusChange`; admins cannot change
 * drafts.
 */
export function decideStatusByAdmin(
  state: StatusState | null,
  target: { readonly status: ProgramStatus; readonly reason: string },
  stamp: MoveStamp,
): Decision<StatusMove> {
  if (!state || isGone(state)) return refused(new Problem('PROGRAM_NOT_FOUND'))
  return decideMove(state, 'admin', target, stamp)
}

/** Returns the hold of a program whose budget is spent (L-06); null if it is not active. */
export const decideBudgetHold = (state: StatusState, stamp: MoveStamp): StatusMove | null =>
  mayMove('budget', 'OnHold', factsOf(state, stamp.now)) ? moveOf(state, 'OnHold', { actor: 'budget' }, stamp) : null
