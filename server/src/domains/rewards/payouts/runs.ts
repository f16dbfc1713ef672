import { changesOf } from '@wasla/contract/common/decision.ts'
import type { PayoutRunRecord } from '@wasla/contract/rewards/record.ts'
import { decideRunRequest } from '@wasla/contract/rewards/run-request.ts'
import { dueRuns } from '@wasla/contract/rewards/schedule.ts'
import type { Database } from '#database/database.ts'
import type { RewardsDeps } from '../deps.ts'
import { findOpenRuns, findRun, lastScheduledAt, openRun } from '../stores/runs.ts'
import { payRun } from './pay.ts'

/** Runs of the calendar that one turn catches up with. */
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
 * For the timer (L-08): goes on with runs that were interrupted, then does those that are due, the oldest first, whatever was missed while
 * nobody looked or the clock was moved (F26). Does nothing while payments are switched off: what is due then is paid afterwards.
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

/** `adminRunPayouts`, in the transaction of its line in the audit log: the run is there, and nothing is paid yet. See `decideRunRequest`. */
export async function requestRun(tx: Database, deps: RewardsDeps, asOf: number | null): Promise<PayoutRunRecord> {
  const state = { now: deps.clock.now(), isPaymentOn: deps.flags.isOn('payment') }
  return openRun(tx, newRun(deps, 'Requested', changesOf(decideRunRequest(asOf, state))))
}

/** How long somebody waits for a run, in milliseconds; the timer goes on with what is left. */
const patience = 5_000

/** Pays a run that was asked for, and answers how it stands. */
export async function payRequested(deps: RewardsDeps, { id }: Pick<PayoutRunRecord, 'id'>): Promise<PayoutRunRecord> {
  const run = await findRun(deps.db, id)
  if (!run) throw new Error(`There is no run ${id}`)
  const until = deps.clock.monotonic() + patience
  if (run.finishedAt === null) await payRun(deps, run, () => deps.clock.monotonic() > until)
  return (await findRun(deps.db, id)) ?? run
}
