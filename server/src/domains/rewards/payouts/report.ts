import { changesOf } from '@wasla/contract/common/decision.ts'
import type { Page } from '@wasla/contract/common/page.ts'
import type { PayoutRunRecord } from '@wasla/contract/rewards/record.ts'
import { decideRunRequest } from '@wasla/contract/rewards/run-request.ts'
import type { RewardsDeps } from '../deps.ts'
import { findReport, type ReportLine } from '../stores/lines.ts'
import { findDueLines, sumDue } from '../stores/owed.ts'
import { findRun } from '../stores/runs.ts'

/** A run, or what one would be, with a page of its lines. */
export type RunReport = { run: PayoutRunRecord; isDryRun: boolean; count: number; lines: readonly ReportLine[] }

/** What a run would be, read by its parts. */
export type DryRun = { totals(): Promise<Omit<RunReport, 'lines'>>; lines(page: Page): Promise<RunReport['lines']> }

/** What a run paid so far, and what it left and why; null for none. */
export async function runReport({ db }: RewardsDeps, id: string, page: Page): Promise<RunReport | null> {
  const run = await findRun(db, id)
  if (!run) return null
  return { run, isDryRun: false, count: run.participants + run.unpaid, lines: await findReport(db, id, page) }
}

/**
 * What a run that is asked for would pay; nothing is written. Its totals add up all that is owed, its pages are read for themselves. See
 * `decideRunRequest`: it may be asked for without payments.
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
