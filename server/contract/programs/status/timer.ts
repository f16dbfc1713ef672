import { nextPayoutRun } from '../../wallet/payout-run.ts'
import { nextClaimsLook } from '../budget/claims.ts'
import { releaseOf } from '../budget/release.ts'
import { remainingOf } from '../budget/usage.ts'
import type { ProgramRecord } from '../record.ts'
import { factsOf, moveOf, type MoveStamp, type StatusMove } from './change.ts'
import { endsAt } from './dates.ts'
import { mayMove } from './edges.ts'
import { rescheduled } from './move.ts'
import { noNotice } from './notices.ts'
import type { StatusState } from './state.ts'

/** Retired when its last day was over, however late anybody looks (L-10): the window runs from there. */
const retiredAtOf = (program: ProgramRecord, now: number) => Math.min(now, Math.max(endsAt(program) ?? now, program.publishedAt ?? 0))

/**
 * What is left of a retired program goes back, once its moment has come (L-10). What somebody earned and was not paid stays (L-09), and is
 * looked at again with the next run. What open claims may come to stays until they are decided (Y-12), and is looked at daily. Where
 * nothing stays, nothing is due any more.
 */
function releaseStep(state: StatusState, { id, now }: MoveStamp): StatusMove {
  const { program: before, money, claims, frequency } = state
  const release = releaseOf(before, remainingOf(money) - claims.amount, { id, now })
  const stays = money.escrow - (release?.amount ?? 0)
  const nextRun = nextPayoutRun(frequency, now + 1)
  const dueAt = stays === 0 ? null : claims.count > 0 ? Math.min(nextRun, nextClaimsLook(now)) : nextRun
  const program = { ...before, budget: before.budget - (release?.amount ?? 0), dueAt, updatedAt: release ? now : before.updatedAt }
  return { before, program, release, notice: noNotice }
}

/**
 * What the timer does to a program that is due (L-01): begins it, retires it, or gives back what is left. One that was missed altogether
 * retires at once. Where nothing is due, because its dates or the clock changed, it is looked at again at the right time.
 */
export function decideTimerStep(state: StatusState, stamp: MoveStamp): StatusMove | null {
  const { program } = state
  if (program.dueAt === null || program.dueAt > stamp.now) return null
  if (program.status === 'Retired') return releaseStep(state, stamp)
  const facts = factsOf(state, stamp.now)
  if (mayMove('timer', 'Retired', facts)) return moveOf(state, 'Retired', { actor: 'timer', at: retiredAtOf(program, stamp.now) }, stamp)
  if (mayMove('timer', 'Active', facts)) return moveOf(state, 'Active', { actor: 'timer' }, stamp)
  return { before: program, program: rescheduled(program, state), release: null, notice: noNotice }
}
