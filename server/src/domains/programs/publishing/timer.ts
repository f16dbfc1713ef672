import { isOverdue } from '@wasla/contract/programs/budget/claims.ts'
import { decideTimerStep } from '@wasla/contract/programs/status/timer.ts'
import type { Alarms } from '#platform/alarm.ts'
import { inTransaction } from '#database/transaction.ts'
import type { ProgramsDeps } from '../deps.ts'
import { findDue } from '../stores/due.ts'
import { lockState } from './load.ts'
import { saveMove } from './save.ts'

/** Programs of one page, pages of one turn, and steps of one program: one that was missed may begin, retire and give back at once. */
const most = { page: 50, pages: 20, steps: 3 }

type TimerDeps = ProgramsDeps & { readonly alarms: Pick<Alarms, 'claimsOverdue'> }

/** Takes the next step of a program that is due, if there still is one; answers whether another is due at once. */
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
 * For the timer (L-01, L-10): begins and retires programs and gives back what is left, whatever was missed while nobody looked or the clock
 * was moved. Each step is a transaction of its own, taken under the program's lock once it is seen that it is still due: several processes
 * may do so at once, and one that is killed loses nothing. A program that fails holds up no other. The operator is warned of a retired program
 * whose money waits for a decision that is overdue (Y-12).
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
