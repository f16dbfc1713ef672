import { changesOf } from '@wasla/contract/common/decision.ts'
import type { Page } from '@wasla/contract/common/page.ts'
import type { PayoutRunRecord } from '@wasla/contract/rewards/record.ts'
import { decideRunRequest } from '@wasla/contract/rewards/run-request.ts'
import type { RewardsDeps } from '../deps.ts'
import { findReport, type ReportLine } from '../stores/lines.ts'
import { findDueLines, sumDue } from '../stores/owed.ts'
import { findRun } from '../stores/runs.ts'

/** A run or a dry run, with a page of its lines. */
export type RunReport = { run: PayoutRunRecord; isDryRun: boolean; count: number; lines: readonly ReportLine[] }

/** A dry run; its totals and a page of its lines are read separately. */
export type DryRun = { totals(): Promise<Omit<RunReport, 'lines'>>; lines(page: Page): Promise<RunReport['lines']> }

/** Returns the amounts that a run has paid so far, and the amounts that it left unpaid with the reasons. Null if there is no such run. */
export async function runReport({ db }: RewardsDeps, id: string, page: Page): Promise<RunReport | null> {
  const run = await findRun(db, id)
  if (!run) return null
  return { run, isDryRun: false, count: run.participants + run.unpaid, lines: await findReport(db, id, page) }
}

/**
 * Returns what a requested run would pay; writes nothing. The totals are summed over everything that is owed. A page of lines is read
 * without the other lines. Throws the errors of `decideRunRequest`, but also works while payments are off.
 */
export function dryRun({ db, clock }: RewardsDeps, requested: number | null): DryRun {
  const now = clock.now()
  const asOf = changesOf(decideRunRequest(requested, { now, isPaymentOn: true }))
  return {
    async totals() {
      const totals = await sumDue(db, asOf)
      const run = { id: 'dry-run', asOf, kind: 'Requested', startedAt: now, finishedAt: null, ...totals } as const
      return { run, isDryRun: true, count: totals.participants + totals.unpaid }
    },
    lines: (page) => findDueLines(db, asOf, page),
  }
}
