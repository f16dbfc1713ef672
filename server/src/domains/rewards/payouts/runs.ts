import { changesOf } from '@wasla/contract/common/decision.ts'
import type { PayoutRunRecord } from '@wasla/contract/rewards/record.ts'
import { decideRunRequest } from '@wasla/contract/rewards/run-request.ts'
import { dueRuns } from '@wasla/contract/rewards/schedule.ts'
import type { Database } from '#database/database.ts'
import type { RewardsDeps } from '../deps.ts'
import { findOpenRuns, findRun, lastScheduledAt, openRun } from '../stores/runs.ts'
import { payRun } from './pay.ts'

/** Largest number of missed scheduled runs that one round of the timer catches up on. */
const mostCaughtUp = 60

const newRun = ({ ids, clock }: Pick<RewardsDeps, 'ids' | 'clock'>, kind: PayoutRunRecord['kind'], asOf: number): PayoutRunRecord => ({
  id: ids.uuid(),
  asOf,
  kind,
  startedAt: clock.now(),
  finishedAt: null,
  programs: 0,
  participants: 0,
  amount: 0,
  unpaid: 0,
})

/**
 * For the timer (L-08): continues interrupted runs, then pays the due runs, the oldest first. Due runs include those that were missed while
 * the server was down or the clock was moved (F26). Does nothing while payments are switched off; these runs are done later.
 */
export async function payDue(deps: RewardsDeps): Promise<void> {
  const { db, clock, flags } = deps
  if (!flags.isOn('payment')) return
  for (const run of await findOpenRuns(db)) await payRun(deps, run)
  for (const asOf of dueRuns(await lastScheduledAt(db), clock.now(), mostCaughtUp)) {
    const run = await openRun(db, newRun(deps, 'Scheduled', asOf))
    if (run.finishedAt === null) await payRun(deps, run)
  }
}

/**
 * `adminRunPayouts`: creates the run in the transaction of its audit line, and pays nothing yet. Throws the errors of
 * `decideRunRequest`.
 */
export async function requestRun(tx: Database, deps: RewardsDeps, asOf: number | null): Promise<PayoutRunRecord> {
  const state = { now: deps.clock.now(), isPaymentOn: deps.flags.isOn('payment') }
  return openRun(tx, newRun(deps, 'Requested', changesOf(decideRunRequest(asOf, state))))
}

/** Milliseconds for which a caller waits for a run. The timer pays the rest. */
const patience = 5_000

/** Pays a requested run, and returns its state after at most about five seconds. */
export async function payRequested(deps: RewardsDeps, { id }: Pick<PayoutRunRecord, 'id'>): Promise<PayoutRunRecord> {
  const run = await findRun(deps.db, id)
  if (!run) throw new Error(`There is no run ${id}`)
  const until = deps.clock.monotonic() + patience
  if (run.finishedAt === null) await payRun(deps, run, () => deps.clock.monotonic() > until)
  return (await findRun(deps.db, id)) ?? run
}
