import { nextPayoutRun } from '../../wallet/payout-run.ts'
import { nextClaimsCheck } from '../budget/claims.ts'
import { releaseOf } from '../budget/release.ts'
import { remainingOf } from '../budget/usage.ts'
import type { ProgramRecord } from '../record.ts'
import { factsOf, moveOf, type MoveStamp, type StatusMove } from './change.ts'
import { endsAt } from './dates.ts'
import { mayMove } from './edges.ts'
import { rescheduled } from './move.ts'
import { noNotice } from './notices.ts'
import type { StatusState } from './state.ts'

/** Returns when a program retired: at the end of its last day, even if the timer runs late (L-10). The attribution window starts then. */
const retiredAtOf = (program: ProgramRecord, now: number) => Math.min(now, Math.max(endsAt(program) ?? now, program.publishedAt ?? 0))

/**
 * Returns the leftover budget of a retired program that is due (L-10). Money that is earned and unpaid stays (L-09) until a check at the
 * next run. The money that open claims may earn stays until they are decided (Y-12); there is a check every day. If no money stays, there
 * are no more checks.
 */
function releaseStep(state: StatusState, { id, now }: MoveStamp): StatusMove {
  const { program: before, money, claims, frequency } = state
  const release = releaseOf(before, remainingOf(money) - claims.amount, { id, now })
  const stays = money.escrow - (release?.amount ?? 0)
  const nextRun = nextPayoutRun(frequency, now + 1)
  const dueAt = stays === 0 ? null : claims.count > 0 ? Math.min(nextRun, nextClaimsCheck(now)) : nextRun
  const program = { ...before, budget: before.budget - (release?.amount ?? 0), dueAt, updatedAt: release ? now : before.updatedAt }
  return { before, program, release, notice: noNotice }
}

/**
 * Decides what the timer does with a program that is due (L-01): starts it, retires it, or returns its leftover budget; null if it is not
 * due. A program that was missed entirely retires at once. If its dates or the clock changed and nothing is to be done, its next check is
 * only rescheduled.
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
