import { isOverdue } from '@wasla/contract/programs/budget/claims.ts'
import { decideTimerStep } from '@wasla/contract/programs/status/timer.ts'
import type { Alarms } from '#platform/alarm.ts'
import { inTransaction } from '#database/transaction.ts'
import type { ProgramsDeps } from '../deps.ts'
import { findDue } from '../stores/due.ts'
import { lockState } from './load.ts'
import { saveMove } from './save.ts'

/**
 * Limits of one turn: programs per page, pages, and steps per program. A program with missed steps may start, retire and return its money
 * in one turn.
 */
const most = { page: 50, pages: 20, steps: 3 }

type TimerDeps = ProgramsDeps & { readonly alarms: Pick<Alarms, 'claimsOverdue'> }

/** Takes the next step of a program if it is still due. Returns whether another step is due at once. */
const step = (deps: TimerDeps, id: string): Promise<boolean> =>
  inTransaction(deps.db, async (tx) => {
    const stamp = { id: deps.ids.uuid(), now: deps.clock.now() }
    const state = await lockState(tx, deps, id)
    const move = state && decideTimerStep(state, stamp)
    if (!move) return false
    if (isOverdue(state.claims, stamp.now)) deps.alarms.claimsOverdue(id, state.claims)
    await saveMove(tx, deps, move)
    return (move.program.dueAt ?? Number.POSITIVE_INFINITY) <= stamp.now
  })

async function follow(deps: TimerDeps, id: string): Promise<void> {
  for (let taken = 0; taken < most.steps; taken++) if (!(await step(deps, id))) return
}

/**
 * For the timer (L-01, L-10): starts and retires programs and returns leftover budgets, including all steps that were missed. Each step is
 * a transaction that locks the program and checks that the step is still due. So several processes may run at once, and a kill loses
 * nothing. A program that fails does not block others. Raises an alarm for a retired program whose money waits for an overdue decision
 * (Y-12).
 */
export async function followSchedules(deps: TimerDeps): Promise<void> {
  const { db, clock, log } = deps
  const now = clock.now()
  let last: Awaited<ReturnType<typeof findDue>>[number] | null = null
  for (let page = 0; page < most.pages; page++) {
    const due: Awaited<ReturnType<typeof findDue>> = await findDue(db, now, last, most.page)
    for (const { id } of due)
      await follow(deps, id).catch((error: unknown) => log.error('A program could not be moved on', { program: id, error }))
    last = due.at(-1) ?? null
    if (due.length < most.page) return
  }
}
