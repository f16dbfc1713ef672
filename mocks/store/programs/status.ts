import { changesOf } from '@wasla/contract/common/decision.ts'
import type { UpdateProgramStatusInput } from '@wasla/contract/generated/user-types.ts'
import { noClaims } from '@wasla/contract/programs/budget/claims.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import { decideStatusByAdmin, decideStatusChange, type StatusMove } from '@wasla/contract/programs/status/change.ts'
import type { StatusNotice } from '@wasla/contract/programs/status/notices.ts'
import type { StatusState } from '@wasla/contract/programs/status/state.ts'
import { decideTimerStep } from '@wasla/contract/programs/status/timer.ts'
import type { ProgramStatus } from '@wasla/contract/programs/types.ts'
import type { Store } from '../memory.ts'
import { notify } from '../notifications/notifications.ts'
import { programById, requestsTo, saveProgram } from './find.ts'
import { openClaims } from './open-claims.ts'
import { frequencyOf, programMoneyOf, moveProgramMoney, programTerms } from './money.ts'

/** Returns a program with all facts on which its status depends, or null if there is no such program. */
export function statusStateOf(store: Store, id: string): StatusState | null {
  const program = programById(store, id)
  if (!program) return null
  const joined = requestsTo(store, id).filter(({ status, isAutomatic }) => status === 'Accepted' || (status === 'Pending' && isAutomatic))
  return {
    program: { ...program },
    participants: joined.length,
    money: programMoneyOf(store, id),
    claims: program.status === 'Retired' ? openClaims(store, id) : noClaims,
    frequency: frequencyOf(store, id),
    terms: programTerms,
  }
}

/** Notifies the owner of a program, its participants and its applicants. */
export function sendNotice(store: Store, { id }: ProgramRecord, { owner, others }: StatusNotice): void {
  if (owner) notify(store, owner)
  if (!others) return
  for (const { status, profileId } of requestsTo(store, id)) if (status !== 'Rejected') notify(store, { ...others, profileId })
}

/** Saves a status change: updates the program, returns money and sends notifications. */
export function saveMove(store: Store, { program, release, notice }: StatusMove): ProgramRecord {
  if (release) moveProgramMoney(store, program.profileId, release)
  const saved = saveProgram(store, program)
  sendNotice(store, saved, notice)
  return saved
}

const stampIn = ({ nextId, clock }: Store) => ({ id: nextId('transaction'), now: clock.now() })

/** Implements the mutation `updateProgramStatus` (L-01). */
export const changeStatus = (store: Store, profileId: string, { id, status }: UpdateProgramStatusInput): ProgramRecord =>
  saveMove(store, changesOf(decideStatusChange(statusStateOf(store, id), { profileId }, status, stampIn(store))))

/** Implements the mutation `adminSetProgramStatus` (L-01). */
export const changeStatusByAdmin = (store: Store, id: string, target: { status: ProgramStatus; reason: string }): ProgramRecord =>
  saveMove(store, changesOf(decideStatusByAdmin(statusStateOf(store, id), target, stampIn(store))))

/**
 * Largest number of steps of a program in one call. A program whose due times were missed may start, retire and return its money at once.
 */
const mostSteps = 3

/**
 * Starts and retires programs that are due, and returns leftover money (L-01, L-10). The server does this by a timer, the mock at every
 * request.
 */
export function followSchedules(store: Store): void {
  const now = store.clock.now()
  for (const { id, dueAt } of store.memory.world.programs) {
    if (dueAt === null || dueAt > now) continue
    for (let taken = 0; taken < mostSteps; taken++) {
      const state = statusStateOf(store, id)
      const move = state && decideTimerStep(state, stampIn(store))
      if (!move) break
      saveMove(store, move)
    }
  }
}
